// What theorems say about a position S of Sylver Coinage whose gcd is g.
//
// Cited from George Sicherman, "Theory and Practice of Sylver Coinage", Integers 2 (2002), G2, and
// his web pages on Sylver Coinage (sicherman.net):
//
// - Hutchings' theorem: <p> is P for each prime p >= 5.
// - Blok and Sicherman: <8 12>, <8 10 22> and <8 12 8n+2 8n+6> are P.
//
// The others are proved beside their functions.
#pragma once

#include <cstdint>
#include <vector>

#include "games/sylver_coinage/semigroup.hpp"

namespace impartial::sylver_coinage {

// Whether finitely many numbers are free.
bool is_finite(const Semigroup& position);

// Whether no number is free: <2 3>.
bool is_over(const Semigroup& position);

// --- Finite positions

// Statement: an ender, a position in which every move but t, the largest gap, takes t too, is N.
// Proof (strategy stealing): if S + t is P, then t wins. Otherwise a move z wins in S + t. As
// taking z in S takes t, S + z = S + t + z, which is P, so z wins in S.
//
// Statement: a symmetric position other than <2 3> is an ender.
// Proof: let z be a gap other than t. Then t - z is an element, so taking z takes z + (t - z) = t.
//
// Statement (Hutchings): <m n> with gcd 1 is N, unless it is <2 3>.
// Proof: it is symmetric (the case A = {0, 1, 2, ...} of the quiet end below).
//
// Test: Sylver.TheoremsAgreeWithTheSearch.

// Whether S is <m n>, but not <2 3>. Domain, here and below: is_finite(position).
bool is_pair(const Semigroup& position);
// False also if the largest gap is too large to check more than symmetry.
bool is_known_ender(const Semigroup& position);

// --- Infinite positions

// Replies up to this number are examined, no others.
std::uint32_t reply_bound(const Semigroup& position);

// Whether S is <p> for a prime p >= 5.
bool is_hutchings_prime(const Semigroup& position);
bool is_blok_sicherman(const Semigroup& position);

// Statement: if a prime p >= 5 divides g and S is not <p>, then S is N, and p wins. So does p
// before the first move, where g = 0.
// Proof: every element is a multiple of p, so p is a gap, and S + p = <p> is P.
// Test: Sylver.AnswersAsPublished.
bool has_hutchings_reply(const Semigroup& position);
// The primes p >= 5 that divide the gcd g, or all up to reply_bound() if g = 0. Ascending.
std::vector<std::uint32_t> hutchings_replies(const Semigroup& position);

// Quiet end. Let S = gA, where A is symmetric or all numbers. Statement: for n in A with
// gcd(n, g) = 1, S + n is symmetric, so it is N unless it is <2 3>.
// Proof: each integer x is ga + nb for exactly one pair a, b with 0 <= b < g. If x is in S + n,
// then x = ga' + n(b + qg) for some a' in A and q >= 0, and a = a' + nq is in A, as n is. So x is
// in S + n exactly if a is in A. Let F be the largest gap of A, -1 if there is none; then the
// largest gap of S + n is gF + n(g - 1). Its difference to x has the pair F - a, g - 1 - b, so it
// is in S + n exactly if F - a is in A, that is, if a is not in A. If g is 2 or 3, finitely many
// replies remain: the n prime to g that are not in A, and gy for the gaps y of A; and 3 for <2> and
// 2 for <3>, which leave <2 3>.
// Test: Sylver.CompleteListsAreThose.
//
// Whether S has such an end, with all remaining replies up to reply_bound().
bool has_quiet_end(const Semigroup& position);
// For S = gA: whether n is in A.
bool is_in_quotient(const Semigroup& position, std::uint32_t n);
// Whether the quiet end shows that n, which is prime to the gcd, loses.
// Domain: has_quiet_end(position).
bool loses_by_quiet_end(const Semigroup& position, std::uint32_t n);

}  // namespace impartial::sylver_coinage
