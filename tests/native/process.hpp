// Runs a program as a judge does: with input, output and a limit of time.
#pragma once

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace impartial_tests {

struct Ran {
  std::string output;
  std::string errors;
  int status = 0;  // the exit status; if negative, the signal that ended the program
};

// A file without a name, so that two test runs at the same time cannot share it.
class UnnamedFile {
 public:
  UnnamedFile() : file_(std::tmpfile(), &std::fclose) {
    if (!file_) throw std::runtime_error("no temporary file");
  }

  explicit UnnamedFile(const std::string& text) : UnnamedFile() {
    std::fwrite(text.data(), 1, text.size(), file_.get());
    std::fflush(file_.get());
  }

  int descriptor() const { return fileno(file_.get()); }
  // A path that this process and its children can open.
  std::filesystem::path path() const { return "/dev/fd/" + std::to_string(descriptor()); }

  std::string text() const {
    std::rewind(file_.get());
    std::string text;
    char part[4096];
    while (const std::size_t count = std::fread(part, 1, sizeof part, file_.get()))
      text.append(part, count);
    return text;
  }

 private:
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
};

// The limit is on processor time, so a busy machine does not change the result.
inline Ran run(std::vector<std::string> command, const std::filesystem::path& input) {
  constexpr rlim_t kSeconds = 20;
  std::vector<char*> arguments;
  arguments.reserve(command.size() + 1);
  for (std::string& argument : command) arguments.push_back(argument.data());
  arguments.push_back(nullptr);
  const UnnamedFile output;
  const UnnamedFile errors;

  const pid_t child = fork();
  if (child < 0) throw std::runtime_error("cannot fork");
  if (child == 0) {
    const rlimit limit{kSeconds, kSeconds};
    const int in = open(input.c_str(), O_RDONLY);
    const bool ready = setrlimit(RLIMIT_CPU, &limit) == 0 && in >= 0 && dup2(in, 0) >= 0 &&
                       dup2(output.descriptor(), 1) >= 0 && dup2(errors.descriptor(), 2) >= 0;
    if (ready) execv(arguments[0], arguments.data());
    _exit(127);
  }
  int status = 0;
  if (waitpid(child, &status, 0) != child)
    throw std::runtime_error("cannot wait for " + command[0]);
  return {output.text(), errors.text(),
          WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status)};
}

}  // namespace impartial_tests
