// Faults in C++ that the native tests must catch: [file, text, replacement, what goes wrong]. The text occurs once in its file.

const reader = 'wasm/core/text_reader.cpp';
const session = 'wasm/core/session.cpp';
const nim = 'wasm/games/misere_nim';
const wythoff = 'wasm/games/wythoff';
const number = 'wasm/games/number_game';
const chess = 'wasm/games/chess_rows';
const sylver = 'wasm/games/sylver_coinage';
const set = 'wasm/core/number_set.hpp';
const line = 'wasm/core/simd_number_set.hpp';
const gcd2 = `${sylver}/gcd2_positions.cpp`;
const certificate = `${sylver}/certificate.cpp`;

export const faults = [
  [
    reader,
    "if (*p == ' ' || *p == '\\t' || *p == '\\r' ||",
    "if (*p == ' ' || *p == '\\r' ||",
    'A tab is no blank.',
  ],
  [
    reader,
    'if (sum > (kMaxNumber - digit) / 10)',
    'if (sum > kMaxNumber / 10)',
    '2^64 + 3 is read as 3.',
  ],
  [
    reader,
    '(tally_.listed() - case_tally_.listed())',
    '(tally_.errors - case_tally_.errors)',
    'The warnings of a case that is read twice come twice.',
  ],
  [
    reader,
    'if (counted == 1 && !more_follow) return !ended;',
    'if (!more_follow) return !ended;',
    'A number of heaps that is too large is not marked.',
  ],
  [
    reader,
    'if (more_follow || ended) warn_of_lines();',
    'warn_of_lines();',
    'Heaps on several lines are taken for a mistake.',
  ],
  [
    reader,
    'if (!ends_text(subject.code) && listed >= kListedNotices) {',
    'if (listed >= kListedNotices) {',
    'The error that ends a text is not listed after a hundred others.',
  ],
  [
    session,
    'if (info_.answer.numbered && segment.cases_before != cases_) return false;',
    '',
    'The answers of a segment have the numbers that were guessed.',
  ],
  [
    session,
    '(!case_count_known_ || segment.cases > announced_ - cases_)',
    '!case_count_known_',
    'A segment goes on behind the announced cases.',
  ],
  [
    session,
    'if ((segment.noticed_once & ~reader_.noticed_once(info_.fields)) != 0) return false;',
    '',
    'The first number beyond a limit is not told of if it is in a segment.',
  ],
  [
    session,
    'if (!segment.is_plain || !is_between_cases() || !checked_) return false;',
    'if (!segment.is_plain || !checked_) return false;',
    'A segment is followed in the middle of a case.',
  ],
  [
    session,
    'if (!segment.is_plain || !is_between_cases() || !checked_) return false;',
    'if (!is_between_cases() || !checked_) return false;',
    'A segment with an error is followed.',
  ],
  [
    session,
    'place_ = {place_.line + segment.lines, 1,',
    'place_ = {place_.line, 1,',
    'Lines are not counted on behind a segment.',
  ],
  [
    reader,
    'field.is_second ? token_ : end_',
    'end_',
    'A lone heap is placed at the end of the input.',
  ],
  [
    reader,
    'if (found != value || --occurrence != 0) return false;',
    'if (found != value) return false;',
    'A repeated number is marked where it stands first.',
  ],
  [
    session,
    "input_[window_end - 1] != ' ' &&",
    "input_[window_end - 1] != '0' &&",
    'A piece is cut within a number.',
  ],
  [
    session,
    'if (reader_.state() == State::incomplete) reader_.rewind_case();',
    '',
    'A case that two pieces share is read from its middle.',
  ],
  [
    session,
    'if (reader_.state() == State::finished && !reader_.at_end()) reader_.refuse_rest();',
    '',
    'Text after the last case is accepted.',
  ],
  [session, 'if (over()) begin_ = end_;', '', 'The input after an error is kept in memory.'],
  [
    session,
    'checked_ = cases != 0;',
    '',
    'A file that is no text is looked for in the middle of a text.',
  ],
  [
    'wasm/core/notice.cpp',
    'param("maximum") == std::to_string(kMaxNumber)',
    'false',
    'The limit 2^64 is said as a number of 20 digits.',
  ],
  [
    'wasm/core/utf8.cpp',
    'if (c == 0xED && p[1] > 0x9F) return 0;',
    '',
    'A surrogate is quoted as if it were a character.',
  ],
  [
    'wasm/core/json.cpp',
    "byte >= 0x20 && byte != '\"' &&",
    'byte >= 0x20 &&',
    'A quotation mark ends a text in JSON.',
  ],
  [
    'wasm/core/reflow.cpp',
    'if (info_.envelope == Envelope::until_zero && first_ == 0) break;',
    '',
    'A text that ends with 0 gets no line breaks.',
  ],
  [
    'wasm/core/output_matcher.cpp',
    '  any_gap_ = false;\n',
    '',
    'After a refused case, any white space is right for all answers.',
  ],
  [
    'wasm/core/check_session.cpp',
    'has_wrong_answers_ = has_wrong_answers_ || !is_cut;',
    'has_wrong_answers_ = true;',
    'An output that is only cut is said to show known mistakes.',
  ],
  [
    'wasm/games/misere_nim/mistakes.cpp',
    'answered_ < read_;',
    'answered_ < cases_;',
    'A wrong program answers a billion cases that are announced and not there.',
  ],
  [
    'wasm/core/output_matcher.cpp',
    'if (line_starts) ++lines;',
    '',
    'Answers of several lines are taken for one.',
  ],
  [
    'wasm/core/remoteness.cpp',
    '(through < top.moves) == hurries',
    'through < top.moves',
    'The loser hurries too.',
  ],
  [
    'wasm/core/remoteness.cpp',
    'if (options_read > kMostRead) return {};',
    '',
    'The length of a large game is searched for ever.',
  ],
  [
    `${nim}/misere_nim.cpp`,
    'sums.has_large_heap() ? sums.nim_sum != 0 : sums.nim_sum == 0',
    'sums.nim_sum != 0',
    'Misère Nim is played as Nim.',
  ],
  [
    `${nim}/misere_nim.cpp`,
    'large_heaps_ == (heap > 1 ? 1U : 0U)',
    'large_heaps_ == 0',
    'The reduction of the last large heap leaves the wrong parity.',
  ],
  [
    `${nim}/misere_nim.cpp`,
    'std::min(heap, kMaxNumber - analysis.option_count)',
    'heap',
    'The number of moves overflows.',
  ],
  [
    `${nim}/judges.cpp`,
    'if (target >= heaps[i]) continue;',
    'if (target > heaps[i]) continue;',
    'A move that takes nothing is printed.',
  ],
  [
    `${nim}/judges.cpp`,
    'if (!reader.number(kCodingame[2], heap)) return false;\n    do',
    'do',
    'A row without N begins with a heap of 0.',
  ],
  [
    `${wythoff}/judges.cpp`,
    "is_cold(heaps.first, heaps.second) ? '0' : '1'",
    "is_cold(heaps.first, heaps.second) ? '1' : '0'",
    'Win and loss are swapped.',
  ],
  [
    `${wythoff}/wythoff.cpp`,
    'analysis.grundy = grundy(heaps);',
    '',
    'A position has no Grundy value.',
  ],
  [
    `${wythoff}/wythoff.cpp`,
    'if (analysis.options.size() == listed) return;',
    '',
    'One move too many is listed.',
  ],
  [
    `${wythoff}/strategy_answer.cpp`,
    'if (can_win && outcome(heaps) == Outcome::N)',
    'if (can_win && outcome(heaps) == Outcome::P)',
    'A winning move is called a losing one.',
  ],
  [
    `${number}/number_game.cpp`,
    'number <= std::min(kLargest + smallest, kSeen)',
    'number <= kLargest',
    'A position beyond 20 is answered as if it ended there.',
  ],
  [
    `${number}/number_game.cpp`,
    '2 * left <= number',
    '2 * left < number',
    'A number that is twice a taken one counts as free.',
  ],
  [
    `${number}/judges.cpp`,
    'reader.first_repeated(from)',
    '2',
    'The wrong number is called repeated.',
  ],
  [
    `${sylver}/semigroup.cpp`,
    'i < m / circles',
    'i + 1 < m / circles',
    'The last class of a circle gets no element.',
  ],
  [
    `${sylver}/semigroup.cpp`,
    '2 * static_cast<std::int64_t>(gaps()) * gcd_',
    '2 * static_cast<std::int64_t>(gaps())',
    'A multiple of a symmetric semigroup is not symmetric.',
  ],
  [
    `${sylver}/semigroup.cpp`,
    'n > generators_.back()',
    'n > generators_.front()',
    'A generator that is a sum of others stays.',
  ],
  [
    `${sylver}/theorems.cpp`,
    'return n >= 5 && large_prime_factor(n) == n;',
    'return n >= 5;',
    'Every number from 5 on counts as a prime.',
  ],
  [
    `${sylver}/known_answers.cpp`,
    'if (is_pair(position) || position.is_symmetric()) return Outcome::N;',
    'if (is_pair(position)) return Outcome::N;',
    'Symmetric replies are not known to lose.',
  ],
  [
    `${sylver}/sylver_coinage.cpp`,
    'position.has(move.number)',
    'false',
    'A taken number may be taken again.',
  ],
  [
    `${chess}/chess_rows.cpp`,
    'analysis.outcome = outcome_if(sum != 0)',
    'analysis.outcome = outcome_if(sum == 0)',
    'Win and loss are swapped.',
  ],
  [
    `${chess}/chess_rows.cpp`,
    'outcome_if(value != 0), value}',
    'outcome_if(value == 0), value}',
    'The outcomes of the moves are swapped.',
  ],
  [`${chess}/judges.cpp`, 'grundy(rows) != 0 ?', 'grundy(rows) > 1 ?', 'A row of value 1 is lost.'],
  [
    'wasm/cli/solve.cpp',
    'refused_ = refused_ || !is_warning(notice.code);',
    'refused_ = true;',
    'A warning makes the program fail.',
  ],
  [
    'wasm/cli/main.cpp',
    'return is_written ? status : failure',
    'return true ? status : failure',
    'An answer that cannot be written is no failure.',
  ],
  [
    'wasm/boundary/case_at.cpp',
    'finder.end().offset - begin.offset',
    'finder.end().offset',
    'A case reaches too far.',
  ],
  [set, 'sum != all || ', '', 'A cell that comes twice is taken for one.'],
  [set, '!is_blank_byte(*p) || sum', 'sum', 'What stands right behind a list is overlooked.'],
  [line, '(digits & digits << 1 & digits << 2) | ', '', 'The last digits of 123 are read as 23.'],
  [line, '(end & behind)', '0', 'A line that is too long is read as far as it goes.'],
  [set, 'kFixed = 0xC0F0FF', 'kFixed = 0xC0F000', 'Any byte separates two numbers of a list.'],
  [
    'wasm/core/remoteness.cpp',
    'const std::uint32_t through = found->second + 1;',
    'const std::uint32_t through = found->second;',
    'A move takes no time.',
  ],
  [
    'wasm/core/remoteness.cpp',
    'if (known[options[i]] + 1 == top.moves)',
    'if (known[options[i]] + 1 <= top.moves)',
    'Moves that end a lost game sooner are called the best.',
  ],
  [
    gcd2,
    'if (part.end == Gcd2End::winner || has(Outcome::P)) {',
    'if (has(Outcome::P)) {',
    'An odd number that wins does not count.',
  ],
  [
    `${sylver}/gcd2_shapes.cpp`,
    'period = std::lcm(period, std::uint64_t{part->period});',
    'period = std::max(period, std::uint64_t{part->period});',
    'The period of several columns is the longest of theirs.',
  ],
  [
    gcd2,
    'static_cast<std::uint32_t>(part.largest_gap) / 2 + 1;',
    'static_cast<std::uint32_t>(part.largest_gap) / 4;',
    'The odd numbers of a symmetric part end too early.',
  ],
  [
    `${sylver}/reply_plan.cpp`,
    'if (search.outcome(root) != Outcome::P) known.drop_gcd2(root);',
    'if (search.outcome(root) == Outcome::P) known.drop_gcd2(root);',
    'A reply that loses is taken for the winning one.',
  ],
  [
    `${sylver}/kept_sweeps.cpp`,
    'constexpr std::size_t kMostUnsolved = 4;',
    'constexpr std::size_t kMostUnsolved = 400;',
    'The memory of searches that were left grows without end.',
  ],
  [
    certificate,
    'text_ += std::to_string(kept) + list(gaps)',
    'text_ += std::to_string(gaps.size()) + list(gaps)',
    'A line of a certificate says a wrong number.',
  ],
  [
    certificate,
    'largest_even_ = std::max(largest_even_, gap);',
    'largest_even_ = gap;',
    'The largest even gap of a certificate is the last one.',
  ],
  [
    certificate,
    '!knows && !sweep->winning_moves(position).empty();',
    'false;',
    'A sweep that has not ended proves no winning move.',
  ],
];
