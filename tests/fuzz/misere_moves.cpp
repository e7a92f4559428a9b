#include "fuzz/judge_text.hpp"

IMPARTIAL_FUZZ_DIALECT("misere_moves")
