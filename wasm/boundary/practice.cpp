#include "boundary/practice.hpp"

#include "boundary/game_list.hpp"
#include "core/case_session.hpp"

namespace impartial {
namespace {

// The answers of a program to a whole text. An error of the text is returned in `reply`.
template <class D, class Position>
std::string answers_of(Program<Position>& program, std::string_view input, Reply& reply) {
  Answers answers;
  bool runs = true;
  const Report report = read_cases<D, Position>(
      input, [&](const ReadCase<Position>& read) { runs = runs && program.answer(read, answers); });
  if (runs) program.finish(answers);
  reply.ok = true;
  for (const Notice& notice : report.notices) {
    if (!is_warning(notice.code)) reply = {false, to_json(notice)};
  }
  std::string text;
  for (std::size_t i = 0; i < answers.count(); ++i) text += answers[i];
  return text;
}

}  // namespace

Reply wrong_output(std::string_view dialect, std::string_view mistake, std::string_view input) {
  Reply reply;
  const auto print = [&]<class G, class D>(std::type_identity<G>, std::type_identity<D>) {
    using Position = typename G::Position;
    reply.ok = true;
    for (const Mistake<Position>& known : mistakes_of<D, Position>()) {
      if (known.id != mistake) continue;
      std::string text = answers_of<D, Position>(*known.start(), input, reply);
      if (reply.ok) reply.text = std::move(text);
    }
  };
  if (!with_dialect(dialect, print)) reply.text = to_json(unknown_dialect(dialect));
  return reply;
}

}  // namespace impartial
