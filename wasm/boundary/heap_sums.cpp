#include "boundary/heap_sums.hpp"

#include <algorithm>
#include <utility>

#include "boundary/game_list.hpp"
#include "core/case_session.hpp"
#include "core/text_writer.hpp"

namespace impartial {
namespace {

// Fewer heaps show no period; more would be too many questions.
constexpr std::uint64_t kFewestHeaps = 24;
constexpr std::uint64_t kMostHeaps = 40;
// Of single heaps.
constexpr std::uint64_t kMostAlone = 60;

// Returns use(the game, the dialect, the case of the input) if its cases are sums of heaps.
template <class T, class Use>
T with_sum(std::string_view dialect, std::string_view input, Use&& use) {
  return *with_dialect<T>(
      dialect, [&]<class G, class D>(std::type_identity<G> game, std::type_identity<D> of) {
        T result{};
        if constexpr (requires { D::wins_in(input); }) {
          using Position = typename CaseOf<G>::Type;
          DialectObject<D, Position> object;
          read_cases(object, input, [&](const ReadCase<Position>& read) {
            result = use(game, of, read.position);
          });
        }
        return result;
      });
}

}  // namespace

std::optional<HeapValuesSearch> search_values(std::string_view dialect, std::string_view input) {
  using Search = std::optional<HeapValuesSearch>;
  return with_sum<Search>(
      dialect, input,
      []<class G, class D>(std::type_identity<G>, std::type_identity<D>, const auto& like) {
        std::uint64_t largest = 0;
        for (const HeapSum& heaps : like.positions) {
          for (const std::uint64_t heap : heaps) largest = std::max(largest, heap);
        }
        const std::uint64_t most = D::kOneHeap ? kMostAlone : kMostHeaps;
        if (largest > most || D::sum_cases(like, {{1}}).empty()) return Search();
        const std::uint64_t asked =
            D::kOneHeap ? most : std::clamp(2 * largest, kFewestHeaps, most);
        return Search(std::in_place, D::values_up_to(like, asked), D::kOneHeap);
      });
}

std::vector<std::string> sum_cases(std::string_view dialect, std::string_view input,
                                   const std::vector<HeapSum>& sums) {
  using Texts = std::vector<std::string>;
  return with_sum<Texts>(
      dialect, input,
      [&]<class G, class D>(std::type_identity<G>, std::type_identity<D>, const auto& like) {
        Texts texts;
        for (const auto& each : D::sum_cases(like, sums)) {
          TextWriter writer;
          D::write_case(each, writer);
          texts.emplace_back(writer.view());
        }
        return texts;
      });
}

std::vector<bool> wins_in(std::string_view dialect, std::string_view output) {
  using Wins = std::vector<bool>;
  return *with_dialect<Wins>(dialect,
                             [&]<class G, class D>(std::type_identity<G>, std::type_identity<D>) {
                               if constexpr (requires { D::wins_in(output); }) {
                                 return D::wins_in(output);
                               } else {
                                 return Wins();
                               }
                             });
}

std::string position_of_heap(std::string_view dialect, std::string_view input, std::uint64_t heap) {
  return with_sum<std::string>(
      dialect, input, [&]<class G, class D>(std::type_identity<G>, std::type_identity<D>, auto of) {
        of.positions = {{heap}};
        return position_of<G>(of);
      });
}

}  // namespace impartial
