# Checks that two modules have the same JavaScript but for the name. If another version of Emscripten makes more of it differ,
# OTHER becomes a copy of ONE: slower, but right.
cmake_path(GET ONE FILENAME one_name)
cmake_path(GET OTHER FILENAME other_name)
file(READ ${ONE}.mjs one)
file(READ ${OTHER}.mjs other)
string(REPLACE ${other_name}.wasm ${one_name}.wasm other "${other}")
if(NOT one STREQUAL other)
  message(WARNING "${OTHER}.mjs differs from ${ONE}.mjs, so judge text is answered without SIMD")
  file(COPY_FILE ${ONE}.wasm ${OTHER}.wasm)
endif()
