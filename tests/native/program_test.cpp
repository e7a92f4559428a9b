// The program `impartial`: its exit status, and what it says of an input or an output that fails.
#include <gtest/gtest.h>

#include "native/process.hpp"
#include "native/support.hpp"

namespace impartial_tests {
namespace {

// Runs `impartial ARGUMENTS` in a shell, so that it can be given any output.
Ran in_shell(const std::string& arguments, const fs::path& input) {
  return run({"/bin/sh", "-c", "exec '" IMPARTIAL_CLI "' " + arguments}, input);
}

TEST(Program, OutputThatCannotBeWrittenIsAFailure) {
  const UnnamedFile sample(judge_case("hdu1527.sample").input);
  const fs::path input = sample.path();
  const std::string text = "'" + input.string() + "'";
  const std::vector<std::string> commands{"--help",
                                          "games",
                                          "solve hdu1527",
                                          "solve hdu1527 --reflow",
                                          "generate hdu1527",
                                          "analyse wythoff '4 6'",
                                          "analyse sylver_coinage '<9 10>'",
                                          "certify sylver_coinage '<9 10>'",
                                          "tabulate wythoff",
                                          "play wythoff '4 6' 1,1",
                                          "picture wythoff '4 6'",
                                          "remoteness wythoff '4 6'",
                                          "mistakes hdu1527 " + text,
                                          "check hdu1527 " + text + " " + text};
  for (const std::string& arguments : commands) {
    const Ran full = in_shell(arguments + " > /dev/full", input);
    EXPECT_EQ(full.status, 2) << arguments;
    EXPECT_EQ(full.errors, "impartial: cannot write to standard output\n") << arguments;
    EXPECT_NE(in_shell(arguments, input).status, 2) << arguments;
  }
}

TEST(Program, ThreadsChangeNoAnswer) {
  const std::string search = "analyse sylver_coinage '<10 26>'";
  const Ran alone = in_shell(search + " --threads 1", "/dev/null");
  EXPECT_EQ(alone.status, 0);
  EXPECT_NE(alone.output.find("\"status\":\"solved\""), std::string::npos);
  for (const char* const threads : {"", " --threads 0", " --threads 3", " --threads 4294967295"}) {
    EXPECT_EQ(in_shell(search + threads, "/dev/null").output, alone.output) << threads;
  }
  EXPECT_EQ(in_shell(search + " --threads many", "/dev/null").status, 2);
}

TEST(Program, ThreadsThatTheSystemRefusesAreDoneWithout) {
  const std::string search = "'" IMPARTIAL_CLI "' analyse sylver_coinage '<10 26>' --threads ";
  const auto analyse = [](const std::string& command) {
    return run({"/bin/sh", "-c", command}, "/dev/null");
  };
  // The stack of a thread is as large as the shell says, here larger than all memory that can be
  // addressed.
  const Ran refused = analyse("ulimit -s 200000000000; " + search + "8");
  EXPECT_EQ(refused.status, 0);
  EXPECT_EQ(refused.errors, "");
  EXPECT_EQ(refused.output, analyse(search + "1").output);
}

TEST(Program, ThreadsChangeNoByteOfALargeFile) {
  std::string text;
  while (text.size() < std::size_t{20'000'000}) text += "2 2 5\n1 7\n3 4 5 6\n2 2 3\n4 8 5 4 2\n";
  const UnnamedFile file(text + "3 4 5 6 7\n" + text);
  const Ran alone = in_shell("solve poj1143 --threads 1 | cksum", file.path());
  EXPECT_NE(alone.errors, "");
  for (const char* const threads : {"", " --threads 2", " --threads 5"}) {
    const Ran ran = in_shell(std::string("solve poj1143 | cksum").insert(13, threads), file.path());
    EXPECT_EQ(ran.output, alone.output) << threads;
    EXPECT_EQ(ran.errors, alone.errors) << threads;
  }
}

TEST(Program, InputThatCannotBeReadIsAFailure) {
  const UnnamedFile sample(judge_case("hdu1527.sample").input);
  const std::string text = sample.path().string();
  for (const std::string arguments :
       {"solve hdu1527", "solve hdu1527 --reflow", "tabulate wythoff", "mistakes hdu1527 -"}) {
    const Ran directory = in_shell(arguments, "/");
    EXPECT_EQ(directory.status, 2) << arguments;
    EXPECT_TRUE(directory.errors.starts_with("impartial: cannot read ")) << arguments;
    EXPECT_EQ(in_shell(arguments, text).status, 0) << arguments;
  }
  for (const std::string& missing : {std::string("/"), text + ".none"}) {
    const std::string error = "impartial: cannot read " + missing + "\n";
    for (const Ran& ran : {run({IMPARTIAL_CLI, "mistakes", "hdu1527", missing}, "/dev/null"),
                           run({IMPARTIAL_CLI, "check", "hdu1527", missing, text}, "/dev/null"),
                           run({IMPARTIAL_CLI, "check", "hdu1527", text, missing}, "/dev/null")}) {
      EXPECT_EQ(ran.status, 2) << missing;
      EXPECT_EQ(ran.errors, error);
    }
  }
}

TEST(Program, RefusedCallsPrintALineOrJson) {
  const std::pair<std::string, std::string> refusals[]{
      {"analyse wythoff '4 x'",
       "1:3: error: expected the second heap, found \"x\" [not_a_number]\n"},
      {"analyse sylver_coinage '<16 17'",
       "1:7: error: the input ends where a number of the position should follow "
       "[unexpected_end]\n"},
      {"play wythoff '4 6' 9,9", "1:1: error: \"9,9\" is not a legal move here [illegal_move]\n"},
      {"picture misere_nim '1 -2'",
       "1:3: error: expected a heap, found \"-2\"; numbers have no sign here [not_a_number]\n"},
      {"analyse number_game 1",
       "1:1: error: a number of the position is 1, but must be at least 2 [out_of_range]\n"},
      {"play chess_rows '19 20 / 18' 2:18",
       "1:5: error: the input ends where a cell should follow [unexpected_end]\n"},
      {"play misere_nim '1 2' '1 1'",
       "1:3: error: nothing more is expected here, found \"1\" [trailing_input]\n"},
      {"remoteness wythoff 4",
       "1:2: error: the input ends where the second heap should follow [unexpected_end]\n"}};
  for (const auto& [arguments, line] : refusals) {
    const Ran ran = in_shell(arguments, "/dev/null");
    EXPECT_EQ(ran.status, 1) << arguments;
    EXPECT_EQ(ran.output, "");
    EXPECT_EQ(ran.errors, line);
    const Ran json = in_shell(arguments + " --json", "/dev/null");
    EXPECT_EQ(json.status, 1) << arguments;
    EXPECT_TRUE(json.errors.starts_with("{\"severity\":\"error\",\"code\":\"")) << json.errors;
    EXPECT_TRUE(json.errors.ends_with("}\n"));
  }
  for (const std::string& arguments :
       std::vector<std::string>{"analyse go 5", "play go 5 5", "tabulate go"}) {
    const Ran ran = in_shell(arguments, "/dev/null");
    EXPECT_EQ(ran.status, 2) << arguments;
    EXPECT_TRUE(ran.errors.starts_with("impartial: there is no game \"go\"\n")) << ran.errors;
  }
  EXPECT_EQ(in_shell("certify wythoff '4 6'", "/dev/null").status, 2);
  EXPECT_EQ(in_shell("check hdu1527 - -", "/dev/null").status, 2);
}

TEST(Program, MistakesTellsWhichCasesAreLeftOut) {
  const std::string input = "printf '1\\n1\\n2 5 5\\n' | ";
  const Ran ran =
      run({"/bin/sh", "-c", input + "'" IMPARTIAL_CLI "' mistakes hdu5724 -"}, "/dev/null");
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(ran.output.starts_with("0 cases\n"));
  EXPECT_EQ(ran.errors,
            "3:5: error: this position cannot occur: two pieces on cell 5 "
            "[illegal_position]\n");
}

TEST(Program, SaysThatAnInputHasNoCase) {
  const Ran ran = in_shell("check hdu1527 /dev/null /dev/null", "/dev/null");
  EXPECT_EQ(ran.output, "Accepted\nthe input has no case\n");
}

TEST(Program, CertifiesWhatASearchFinds) {
  const Ran finite = in_shell("certify sylver_coinage '<5 7>'", "/dev/null");
  EXPECT_EQ(finite.status, 0);
  EXPECT_TRUE(
      finite.output.starts_with("sylver certificate 1\nposition 5 7\noutcome N 8 only\nset "))
      << finite.output;
  const Ran even = in_shell("certify sylver_coinage '<10 14>'", "/dev/null");
  EXPECT_TRUE(
      even.output.starts_with("sylver certificate 1\nposition 10 14\noutcome P\neven 2: 3\n"));
  for (const auto& [position, error] : std::vector<std::pair<std::string, std::string>>{
           {"<7>", "no search was needed: a theorem answers\n"},
           {"<22 25>' --positions '1000", "the search is not finished\n"},
           {"<9>", "a gcd above 2 needs a winning move that leaves 1 or 2\n"}}) {
    const Ran refused = in_shell("certify sylver_coinage '" + position + "'", "/dev/null");
    EXPECT_EQ(refused.status, 1) << position;
    EXPECT_EQ(refused.output, "");
    EXPECT_EQ(refused.errors, error);
  }
}

// By a program that shares no code with the solver.
TEST(Program, CertificatesAreAccepted) {
  for (const auto& [position, checked] : std::vector<std::pair<std::string, std::string>>{
           {"'<5 7>'", "<5 7> N 8 only; checked: "},
           // The sweep has not ended, but knows two moves that win.
           {"'<11 13>' --positions 2000", "<11 13> N 9 19; checked: "},
           {"'<6 10 14>'", "<6 10 14> N "},
           {"'<7 9 11>'", "<7 9 11> "},
           {"'<10 14>'", "<10 14> P; checked: "}}) {
    const Ran ran = run(
        {"/bin/sh", "-c",
         "'" IMPARTIAL_CLI "' certify sylver_coinage " + position +
             " | node '" IMPARTIAL_TESTS_DIR "/../web/games/sylver_coinage/check_certificate.mjs'"},
        "/dev/null");
    EXPECT_EQ(ran.status, 0) << position << ran.errors;
    EXPECT_TRUE(ran.output.starts_with(checked)) << ran.output;
  }
}

TEST(Program, WarningsAloneAreNoRefusal) {
  std::string text;
  for (int i = 0; i < 120; ++i) text += "1000000 5000000\n";
  const Ran warned = run({IMPARTIAL_CLI, "solve", "wythoff_strategy"}, UnnamedFile(text).path());
  EXPECT_EQ(warned.status, 0);
  EXPECT_TRUE(warned.errors.ends_with("and 20 more warnings\n"));
  const Ran refused =
      run({IMPARTIAL_CLI, "solve", "wythoff_strategy"}, UnnamedFile(text + "x").path());
  EXPECT_EQ(refused.status, 1);
}

// A right program, a wrong one, one that does not end, one that crashes, and none.
TEST(Program, TryRunsAProgramAndSaysWhatIsWrong) {
  const auto try_it = [](const std::string& arguments) {
    return in_shell("try " + arguments, "/dev/null");
  };
  const std::string wrong = IMPARTIAL_PROGRAMS_DIR "/wrong/";
  const Ran right = try_it("hdu1527 '" IMPARTIAL_CLI "' solve hdu1527 --seed 2");
  EXPECT_EQ(right.status, 0);
  EXPECT_EQ(right.output.rfind("Accepted (", 0), 0U) << right.output;

  const Ran swap = try_it("hdu1527 '" + wrong + "hdu1527_no_swap'");
  EXPECT_EQ(swap.status, 1);
  for (const char* const part :
       {"Wrong Answer on the sample (", "\nsmallest input found:\n2 1\n", "\nposition 2 1\n",
        "\nexpected 0\nfound 1\n", "\nmistake: no_swap ("}) {
    EXPECT_NE(swap.output.find(part), std::string::npos) << part << "\n" << swap.output;
  }
  const Ran json = try_it("--json hdu1527 '" + wrong + "hdu1527_no_swap'");
  EXPECT_EQ(json.status, 1);
  EXPECT_EQ(json.output.rfind("{\"ending\":\"exited\",\"verdict\":\"wrong_answer\"", 0), 0U);

  const Ran endless = try_it("--seconds 1 hdu1527 sleep 1000");
  EXPECT_EQ(endless.status, 1);
  EXPECT_EQ(endless.output.rfind("Time Limit Exceeded on the sample (", 0), 0U) << endless.output;
  // Others may use the processor too: its own time counts.
  const Ran busy = try_it("--seconds 1 hdu1527 sh -c 'while :; do :; done'");
  EXPECT_EQ(busy.output.rfind("Time Limit Exceeded on the sample (", 0), 0U) << busy.output;
  const Ran loud = try_it("hdu1527 yes");
  EXPECT_EQ(loud.output.rfind("Output Limit Exceeded", 0), 0U) << loud.output;
  const Ran crashes = try_it("hdu1527 sh -c 'kill -SEGV $$'");
  EXPECT_NE(crashes.output.find("\nended by signal 11\n"), std::string::npos) << crashes.output;
  const Ran none = try_it("hdu1527 /nonexistent");
  EXPECT_EQ(none.status, 2);
  EXPECT_EQ(none.errors, "impartial: cannot run /nonexistent\n");
  EXPECT_EQ(try_it("hdu1527").status, 2);
}

}  // namespace
}  // namespace impartial_tests
