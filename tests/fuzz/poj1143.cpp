#include "fuzz/judge_text.hpp"

IMPARTIAL_FUZZ_DIALECT("poj1143")
