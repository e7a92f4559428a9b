# cmake -D WASM2JS=… -D WASM=… -D PLAIN=… -P plain.cmake: the .wasm as an ES module of plain JavaScript, whose default
# export takes the imports of a WebAssembly.Instance and returns its exports.
execute_process(COMMAND ${WASM2JS} --emscripten -Oz ${WASM} -o ${PLAIN} COMMAND_ERROR_IS_FATAL ANY)

# An older Binaryen wants the imports of the one module, whose name Emscripten shortens to "a"; a newer one wants all.
file(STRINGS ${PLAIN} first LIMIT_COUNT 1)
if(first MATCHES "asmLibraryArg")
  file(APPEND ${PLAIN} "export default ({ a }) => instantiate(a);\n")
else()
  file(APPEND ${PLAIN} "export default instantiate;\n")
endif()
