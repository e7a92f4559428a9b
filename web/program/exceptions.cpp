// Linked to every program in C++: what throws and catches, which the library of the compiler's
// package lacks. WebAssembly does the unwinding. At each place that catches, the compiler's code
// asks here which of its handlers is meant: the tables are those of the Itanium C++ ABI
// (https://itanium-cxx-abi.github.io/cxx-abi/abi-eh.html), but with the numbers of places in place
// of addresses.
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <ios>
#include <new>
#include <stdexcept>
#include <system_error>
#include <typeinfo>

/// A program may end by it, and then the page names its type (host.ts).
extern "C" __attribute__((import_module("impartial"), import_name("throws"))) void host_throws(
    const char* type);

// What WebAssembly throws: the address of a thrown object.
asm(".globl __cpp_exception\n.tagtype __cpp_exception i32\n__cpp_exception:\n");

namespace {

/// Stands before the thrown object.
struct alignas(16) Exception {
  const std::type_info* type;
  // Destructors return their object here.
  void* (*destroy)(void*);
  Exception* next;
  // How many handlers are at work on it; negative if it was thrown again.
  int handlers;
  // The object as the handler sees it: a base, or what a pointer points to.
  void* seen;
};

Exception* header(void* thrown) { return static_cast<Exception*>(thrown) - 1; }

/// Those that are caught and not yet handled, the last one first.
Exception* caught = nullptr;

[[noreturn]] void raise(Exception* exception) {
  host_throws(exception->type->name());
  __builtin_wasm_throw(0, exception + 1);
}

/// The layout of `__cxxabiv1::__shim_type_info` in libc++abi.
struct Caught : std::type_info {
  ~Caught() override;
  virtual void noop1() const;
  virtual void noop2() const;
  virtual bool can_catch(const std::type_info* thrown, void*& object) const = 0;
};

/// The numbers of the tables, LEB128.
std::uint32_t unsigned_at(const std::uint8_t*& place) {
  std::uint32_t value = 0;
  for (int shift = 0;; shift += 7) {
    const std::uint8_t byte = *place++;
    value |= std::uint32_t{byte & 0x7fu} << shift;
    if (byte < 0x80) return value;
  }
}

std::int32_t signed_at(const std::uint8_t*& place) {
  const std::uint8_t* const begin = place;
  const std::uint32_t value = unsigned_at(place);
  const int bits = static_cast<int>(7 * (place - begin));
  return bits < 32 ? static_cast<std::int32_t>(value << (32 - bits)) >> (32 - bits)
                   : static_cast<std::int32_t>(value);
}

}  // namespace

extern "C" {

/// Set by the compiler's code: its place, its tables. It finds the handler in `selector`.
struct {
  std::uint32_t place;
  const std::uint8_t* tables;
  std::uint32_t selector;
} __wasm_lpad_context;

/// The compiler's code only names it.
int __gxx_wasm_personality_v0() { return 0; }

int _Unwind_CallPersonality(void* thrown) {
  Exception* const exception = header(thrown);
  __wasm_lpad_context.selector = 0;
  const std::uint8_t* at = __wasm_lpad_context.tables;
  if (at == nullptr) return 0;
  constexpr std::uint8_t kOmitted = 0xff;
  ++at;  // where the places begin: omitted
  const std::uint8_t* types = nullptr;
  if (*at++ != kOmitted) {
    const std::uint32_t size = unsigned_at(at);
    types = at + size;
  }
  ++at;  // how the places are written: as these numbers
  const std::uint32_t size = unsigned_at(at);
  const std::uint8_t* const actions = at + size;
  std::uint32_t action = 0;
  for (std::uint32_t i = 0; i <= __wasm_lpad_context.place; ++i) {
    unsigned_at(at);
    action = unsigned_at(at);
  }
  if (action == 0) return 0;
  for (at = actions + action - 1;;) {
    const std::int32_t handler = signed_at(at);
    if (handler > 0) {
      const Caught* type = nullptr;  // of catch (...)
      std::memcpy(&type, types - handler * sizeof type, sizeof type);
      void* seen = thrown;
      if (type == nullptr || type->can_catch(exception->type, seen)) {
        exception->seen = seen;
        __wasm_lpad_context.selector = handler;
        return 0;
      }
    }
    const std::uint8_t* const here = at;
    const std::int32_t next = signed_at(at);
    if (next == 0) return 0;
    at = here + next;
  }
}

void* __cxa_allocate_exception(std::size_t size) noexcept {
  return new (std::malloc(sizeof(Exception) + size)) Exception{} + 1;
}

void __cxa_free_exception(void* thrown) noexcept { std::free(header(thrown)); }

[[noreturn]] void __cxa_throw(void* thrown, std::type_info* type, void* (*destroy)(void*)) {
  header(thrown)->type = type;
  header(thrown)->destroy = destroy;
  raise(header(thrown));
}

void* __cxa_get_exception_ptr(void* thrown) noexcept { return header(thrown)->seen; }

void* __cxa_begin_catch(void* thrown) noexcept {
  Exception* const exception = header(thrown);
  exception->handlers = std::abs(exception->handlers) + 1;
  if (exception != caught) {
    exception->next = caught;
    caught = exception;
  }
  return exception->seen;
}

void __cxa_end_catch() {
  Exception* const exception = caught;
  if (exception == nullptr) return;
  const bool is_thrown_again = exception->handlers < 0;
  exception->handlers += is_thrown_again ? 1 : -1;
  if (exception->handlers != 0) return;
  caught = exception->next;
  if (is_thrown_again) return;
  if (exception->destroy != nullptr) exception->destroy(exception + 1);
  std::free(exception);
}

[[noreturn]] void __cxa_rethrow() {
  if (caught == nullptr) std::terminate();
  caught->handlers = -caught->handlers;
  raise(caught);
}

[[noreturn]] void __cxa_bad_cast() { throw std::bad_cast(); }
[[noreturn]] void __cxa_bad_typeid() { throw std::bad_typeid(); }
[[noreturn]] void __cxa_throw_bad_array_new_length() { throw std::bad_array_new_length(); }

/// Where the library would throw, it calls `std::__libcpp_verbose_abort` with such words:
/// out_of_range was thrown in -fno-exceptions mode with message "%s".
[[noreturn]] void library_throws(const char* format,
                                 ...) __asm__("_ZNSt3__222__libcpp_verbose_abortEPKcz");
void library_throws(const char* format, ...) {
  std::va_list values;
  va_start(values, format);
  const auto is = [&](const char* name) {
    const std::size_t length = std::strlen(name);
    return std::strncmp(format, name, length) == 0 && format[length] == ' ';
  };
  if (is("bad_array_new_length")) throw std::bad_array_new_length();
  if (is("bad_cast")) throw std::bad_cast();
  if (is("system_error")) {
    const int code = va_arg(values, int);
    throw std::system_error(code, std::generic_category(), va_arg(values, const char*));
  }
  if (std::strstr(format, "with message \"%s\"") != nullptr) {
    const char* const message = va_arg(values, const char*);
    if (is("out_of_range")) throw std::out_of_range(message);
    if (is("invalid_argument")) throw std::invalid_argument(message);
    if (is("length_error")) throw std::length_error(message);
    if (is("overflow_error")) throw std::overflow_error(message);
    if (is("runtime_error")) throw std::runtime_error(message);
    if (is("ios_base::failure")) throw std::ios_base::failure(message);
  }
  std::fputs(format, stderr);
  std::abort();
}

}  // extern "C"
