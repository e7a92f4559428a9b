// A value, or the notice that says why it is missing. The members are named as those
// of C++23's std::expected.
#pragma once

#include <utility>
#include <variant>

#include "core/domain.hpp"
#include "core/notice.hpp"

namespace impartial {

template <class T>
class [[nodiscard]] Expected {
 public:
  Expected(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Expected(Notice error) : content_(std::in_place_index<1>, std::move(error)) {}

  bool has_value() const { return content_.index() == 0; }
  explicit operator bool() const { return has_value(); }

  // Domain: has_value().
  T& operator*() & { return *operator->(); }
  const T& operator*() const& { return *operator->(); }
  T&& operator*() && { return std::move(*operator->()); }
  T* operator->() {
    IMPARTIAL_DOMAIN(has_value());
    return std::get_if<0>(&content_);
  }
  const T* operator->() const {
    IMPARTIAL_DOMAIN(has_value());
    return std::get_if<0>(&content_);
  }

  // Domain: !has_value().
  const Notice& error() const {
    IMPARTIAL_DOMAIN(!has_value());
    return *std::get_if<1>(&content_);
  }

 private:
  std::variant<T, Notice> content_;
};

}  // namespace impartial
