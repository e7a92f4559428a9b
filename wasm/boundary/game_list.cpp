#include "boundary/game_list.hpp"

namespace impartial {

Expected<SomeDialect> any_dialect(std::string_view name) {
  return with_dialect<SomeDialect>(
      name, []<class G, class D>(std::type_identity<G>, std::type_identity<D>) -> SomeDialect {
        using Object = DialectObject<D, typename CaseOf<G>::Type>;
        return GameDialect<G>{std::make_unique<Object>()};
      });
}

}  // namespace impartial
