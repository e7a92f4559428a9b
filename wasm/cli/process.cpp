#include "cli/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <vector>

#include "cli/terminal.hpp"

namespace impartial::cli {
namespace {

using Clock = std::chrono::steady_clock;

class Pipe {
 public:
  Pipe() {
    if (pipe(ends_) != 0) ends_[0] = ends_[1] = -1;
    for (const int end : ends_) {
      if (end >= 0) fcntl(end, F_SETFD, FD_CLOEXEC);
    }
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    close_end(0);
    close_end(1);
  }

  bool is_open() const { return ends_[0] >= 0; }
  int read_end() const { return ends_[0]; }
  int write_end() const { return ends_[1]; }
  void close_end(int which) {
    if (ends_[which] >= 0) close(ends_[which]);
    ends_[which] = -1;
  }

 private:
  int ends_[2];
};

// A file without a name, at its beginning.
File file_of(std::string_view text) {
  File file(std::tmpfile());
  if (file == nullptr || std::fwrite(text.data(), 1, text.size(), file.get()) != text.size() ||
      std::fflush(file.get()) != 0)
    return nullptr;
  lseek(fileno(file.get()), 0, SEEK_SET);
  return file;
}

// The child's part after the fork. Tells through `failed` that there is no such program.
[[noreturn]] void start(char* const* arguments, int input, int output, int failed,
                        const RunLimits& limits) {
  const rlimit own{limits.seconds, limits.seconds + 1};
  setrlimit(RLIMIT_CPU, &own);
  if (dup2(input, 0) >= 0 && dup2(output, 1) >= 0) execvp(arguments[0], arguments);
  const int reason = errno;
  [[maybe_unused]] const auto written = write(failed, &reason, sizeof reason);
  _exit(127);
}

// Takes the output until its end, the limit or the deadline.
Ending take_output(int from, Clock::time_point deadline, std::size_t most, std::string& output) {
  for (;;) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    pollfd wait{from, POLLIN, 0};
    if (left <= 0 || poll(&wait, 1, static_cast<int>(left)) == 0) return Ending::time;
    char part[1 << 16];
    const ssize_t count = read(from, part, sizeof part);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return Ending::exited;
    output.append(part, static_cast<std::size_t>(count));
    if (output.size() > most) return Ending::output;
  }
}

// A program may close its output before it ends.
bool ends_before(pid_t child, Clock::time_point deadline, int& status) {
  for (;;) {
    const pid_t ended = waitpid(child, &status, WNOHANG);
    if (ended == child) return true;
    if (ended < 0 || Clock::now() >= deadline) return false;
    usleep(1000);
  }
}

}  // namespace

std::optional<NativeRun> run_program(std::span<const std::string_view> command,
                                     std::string_view input, const RunLimits& limits) {
  std::vector<std::string> words(command.begin(), command.end());
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const File text = file_of(input);
  Pipe output;
  Pipe failed;
  if (text == nullptr || !output.is_open() || !failed.is_open()) return {};

  const pid_t child = fork();
  if (child < 0) return {};
  if (child == 0)
    start(arguments.data(), fileno(text.get()), output.write_end(), failed.write_end(), limits);
  output.close_end(1);
  failed.close_end(1);
  int reason = 0;
  if (read(failed.read_end(), &reason, sizeof reason) > 0) {
    waitpid(child, nullptr, 0);
    return {};
  }

  NativeRun result;
  // Others may use the processor too; and a program may wait for ever.
  const auto began = Clock::now();
  const auto deadline = began + std::chrono::seconds(2 * limits.seconds);
  ProgramRun& run = result.run;
  run.ending = take_output(output.read_end(), deadline, limits.output_bytes, run.output);
  int status = 0;
  if (run.ending == Ending::exited && ends_before(child, deadline, status)) {
    result.status = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    if (result.status != 0) run.ending = result.status == -SIGXCPU ? Ending::time : Ending::crashed;
  } else {
    if (run.ending == Ending::exited) run.ending = Ending::time;
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
  }
  run.milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - began).count();
  return result;
}

}  // namespace impartial::cli
