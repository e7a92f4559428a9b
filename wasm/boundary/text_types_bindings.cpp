// The type of the calls, for a module whose calls pass only texts. It stands in for Embind's own list of types, of which
// 37 are unused there: they and their JavaScript are 3 kB after gzip.
#include <emscripten/bind.h>
#include <emscripten/emscripten.h>

#include <string>

EMSCRIPTEN_BINDINGS(text_types) {
  using emscripten::internal::TypeID;
  emscripten::internal::_embind_register_std_string(TypeID<std::string>::get(), "std::string");
}

// Embind's JavaScript asks for it, by this name, before it reports a type that nobody registered.
// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" EMSCRIPTEN_KEEPALIVE const char* __getTypeName(const void* /*type*/) { return nullptr; }
