// What is linked to every program: functions of judges' machines that this system lacks, and what the sanitizer calls.
// Each tells the page what happened (host.ts).
#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define IMPORT(name) __attribute__((import_module("impartial"), import_name(name)))

/// The program did something that is worth a remark: a place in `remarks` of program.ts.
IMPORT("remark") void host_remark(int which);
/// The program ends here: a place in `ends` of host.ts.
IMPORT("end") _Noreturn void host_end(int why);
/// Undefined behaviour: a place in `faultKinds` of program.ts. `bits`: the width of the operands, negative if they are unsigned.
IMPORT("fault")
void host_fault(int kind, unsigned line, unsigned column, int64_t left, int64_t right, int bits);

// ---- what judges' machines have

enum { kFreopen, kSystem, kGets, kThreads };

FILE *freopen(const char *restrict path, const char *restrict mode, FILE *restrict stream) {
  (void)path, (void)mode;
  host_remark(kFreopen);
  return stream;
}

int system(const char *command) {
  (void)command;
  host_remark(kSystem);
  return 0;
}

char *gets(char *line) {
  host_remark(kGets);
  char *end = line;
  for (int c; (c = getchar()) != '\n'; *end++ = (char)c) {
    if (c != EOF) continue;
    if (end == line) return NULL;
    break;
  }
  *end = '\0';
  return line;
}

/// std::thread calls it too, and throws.
int pthread_create(void *thread, const void *attributes, void *(*start)(void *), void *argument) {
  (void)thread, (void)attributes, (void)start, (void)argument;
  host_remark(kThreads);
  return EAGAIN;
}

// ---- ends of a program

enum { kMemory, kNoReturn, kNullPointer, kOutOfBounds };

void *__real_sbrk(intptr_t increment);
void *__wrap_sbrk(intptr_t increment);
void *__wrap_sbrk(intptr_t increment) {
  void *const place = __real_sbrk(increment);
  if (place == (void *)-1) host_end(kMemory);
  return place;
}

/// The library passes over a null pointer, where a judge's writes to it: `scanf("%d", n)` of an `n` that is 0.
static void check_places(const char *format, va_list places) {
  while ((format = strchr(format, '%')) != NULL) {
    ++format;
    const int is_passed_over = *format == '*';
    format += strspn(format, "*0123456789hljztLqm");
    if (*format != '%' && *format != '\0' && !is_passed_over) {
      const uintptr_t place = (uintptr_t)va_arg(places, void *);
      if (place < 256) host_end(kNullPointer);
      if (place >= __builtin_wasm_memory_size(0) * 65536) host_end(kOutOfBounds);
    }
    if (*format == '[') {
      format += format[1] == '^' ? 2 : 1;
      if (*format == ']') ++format;
      format += strcspn(format, "]");
    }
    if (*format != '\0') ++format;
  }
}

#define CHECKED(call)            \
  va_list places, arguments;     \
  va_start(places, format);      \
  va_copy(arguments, places);    \
  check_places(format, places);  \
  const int read = call;         \
  va_end(arguments);             \
  va_end(places);                \
  return read

int scanf(const char *restrict format, ...) { CHECKED(vscanf(format, arguments)); }
int fscanf(FILE *restrict from, const char *restrict format, ...) { CHECKED(vfscanf(from, format, arguments)); }
int sscanf(const char *restrict from, const char *restrict format, ...) { CHECKED(vsscanf(from, format, arguments)); }

// ---- what the compiler calls beside each access to the memory (headers.ts), of no use here

void __asan_handle_no_return(void) {}
void __sanitizer_annotate_contiguous_container(const void *begin, const void *end, const void *was, const void *is) {
  (void)begin, (void)end, (void)was, (void)is;
}
void __sanitizer_annotate_double_ended_contiguous_container(const void *begin, const void *end, const void *first_was,
                                                            const void *last_was, const void *first_is,
                                                            const void *last_is) {
  (void)begin, (void)end, (void)first_was, (void)last_was, (void)first_is, (void)last_is;
}

// ---- what the sanitizer calls. The structures are those of compiler-rt/lib/ubsan.

enum { kAdd, kSubtract, kMultiply, kNegate, kDivide, kShift, kIndex, kNull, kCast, kFallsOff };

typedef struct {
  const char *file;
  uint32_t line, column;
} Place;

typedef struct {
  uint16_t kind;  // 0: an integer
  uint16_t info;  // for an integer: 2 log2(bits) + (1 if signed)
  char name[];
} Type;

static int bits_of(const Type *type) {
  if (type->kind != 0) return 0;
  const int bits = 1 << (type->info >> 1);
  return type->info & 1 ? bits : -bits;
}

/// A value of at most 32 bits is passed as it is, a larger one by its address.
static int64_t value_of(const Type *type, uintptr_t passed) {
  switch (bits_of(type)) {
    case 8: return (int8_t)passed;
    case 16: return (int16_t)passed;
    case 32: return (int32_t)passed;
    case -8: return (uint8_t)passed;
    case -16: return (uint16_t)passed;
    case -32: return (uint32_t)passed;
    case 64:
    case -64:
    case 128:
    case -128: return *(const int64_t *)passed;
    default: return 0;
  }
}

/// Those in the headers are no matter of the program.
static void tell(int kind, const Place *place, int64_t left, int64_t right, int bits) {
  if (place->file != NULL && place->file[0] == '/') return;
  host_fault(kind, place->line, place->column, left, right, bits);
}

typedef struct {
  Place place;
  const Type *type;
} OneType;

typedef struct {
  Place place;
  const Type *left, *right;
} TwoTypes;

#define HANDLER(name, parameters)       \
  void __ubsan_handle_##name parameters; \
  void __ubsan_handle_##name parameters

#define OPERATION(name, kind)                                                        \
  HANDLER(name, (const OneType *of, uintptr_t left, uintptr_t right)) {              \
    tell(kind, &of->place, value_of(of->type, left), value_of(of->type, right),      \
         bits_of(of->type));                                                         \
  }

OPERATION(add_overflow, kAdd)
OPERATION(sub_overflow, kSubtract)
OPERATION(mul_overflow, kMultiply)
OPERATION(divrem_overflow, kDivide)

HANDLER(negate_overflow, (const OneType *of, uintptr_t value)) {
  tell(kNegate, &of->place, value_of(of->type, value), 0, bits_of(of->type));
}

HANDLER(shift_out_of_bounds, (const TwoTypes *of, uintptr_t left, uintptr_t right)) {
  tell(kShift, &of->place, value_of(of->left, left), value_of(of->right, right), bits_of(of->left));
}

/// `left` is the type of the array, `right` that of the index.
HANDLER(out_of_bounds, (const TwoTypes *of, uintptr_t index)) {
  tell(kIndex, &of->place, value_of(of->right, index), 0, bits_of(of->right));
}

HANDLER(type_mismatch_v1, (const OneType *of, uintptr_t address)) {
  tell(kNull, &of->place, (int64_t)address, 0, 0);
}

/// `left` is the type of the number, `right` the type that cannot hold it.
HANDLER(float_cast_overflow, (const TwoTypes *of, uintptr_t value)) {
  (void)value;
  tell(kCast, &of->place, 0, 0, bits_of(of->right));
}

HANDLER(missing_return, (const Place *place)) {
  tell(kFallsOff, place, 0, 0, 0);
  host_end(kNoReturn);
}
