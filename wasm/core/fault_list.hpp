// The faults of an output: the first CheckReport::kListedFaults, and the number of all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/check_report.hpp"

namespace impartial {

class FaultList {
 public:
  // Adds the fault that make() returns. make() is called only if the fault is listed.
  template <class Make>
  void add(Fault::Kind kind, Make&& make) {
    if (count_++ >= CheckReport::kListedFaults) return;
    faults_.push_back(make());
    faults_.back().kind = kind;
  }

  // The same for an answer that is missing or left at the end; all of these are one fault.
  template <class Make>
  void add_at_end(Fault::Kind kind, Make&& make) {
    if (!at_end_) {
      at_end_ = faults_.size();
      add(kind, make);
    } else if (*at_end_ < faults_.size()) {
      ++faults_[*at_end_].count;
    }
  }

  // The same for white space. Only the first one counts, as the others usually repeat it, and none
  // where some words are wrong.
  template <class Make>
  void add_spacing(Make&& make) {
    if (spacing_) return;
    spacing_ = make();
    spacing_->kind = Fault::Kind::spacing;
  }

  bool has_wrong() const { return count_ != 0; }
  // Whether answers follow the last expected one. Domain: none is missing.
  bool has_extra_end() const { return at_end_.has_value(); }
  bool has_spacing() const { return spacing_.has_value(); }
  std::vector<Fault> faults() const {
    return has_wrong() || !spacing_ ? faults_ : std::vector{*spacing_};
  }
  std::uint64_t count() const { return has_wrong() || !spacing_ ? count_ : 1; }

 private:
  std::vector<Fault> faults_;
  std::uint64_t count_ = 0;
  std::optional<Fault> spacing_;
  std::optional<std::size_t> at_end_;  // its place in the list; behind it if it is not listed
};

}  // namespace impartial
