# cmake -D WASM2JS=… -D WASM=… -D PLAIN=… -P plain.cmake: translates a .wasm to an ES module of plain
# JavaScript. Its default export takes the imports of a WebAssembly.Instance and returns its exports.
execute_process(COMMAND ${WASM2JS} --emscripten -Oz ${WASM} -o ${PLAIN} COMMAND_ERROR_IS_FATAL ANY)

# An older Binaryen takes the imports of the only imported module, which Emscripten names "a"; a newer one takes all.
file(STRINGS ${PLAIN} first LIMIT_COUNT 1)
if(first MATCHES "asmLibraryArg")
  file(APPEND ${PLAIN} "export default ({ a }) => instantiate(a);\n")
else()
  file(APPEND ${PLAIN} "export default instantiate;\n")
endif()
