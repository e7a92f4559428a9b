// reference DIALECT: answers judge text from stdin, as fast as the scalar reference can.
#include "reference.hpp"

#include <cstdio>

int main(int argc, char** argv) {
  std::string text;
  constexpr std::size_t kPiece = std::size_t{1} << 20;
  std::size_t size = 0;
  for (std::size_t read = 1; read != 0; size += read) {
    text.resize(size + kPiece);
    read = std::fread(text.data() + size, 1, kPiece, stdin);
  }
  text.resize(size + reference::kPadding);
  const std::unique_ptr<char[]> answer(new char[reference::room_for(size)]);
  const char* const end =
      reference::answer(argc == 2 ? argv[1] : "", {text.data(), size}, answer.get());
  if (end == nullptr) {
    std::fputs("usage: reference poj1143|hdu5724|hdu1527|lightoj1253 < well-formed text\n", stderr);
    return 1;
  }
  const auto bytes = static_cast<std::size_t>(end - answer.get());
  return std::fwrite(answer.get(), 1, bytes, stdout) == bytes ? 0 : 1;
}
