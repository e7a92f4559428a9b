// Writes compact JSON, in the order of the calls, and adds the commas.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace impartial {

class JsonWriter {
 public:
  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }
  JsonWriter& key(std::string_view name);

  JsonWriter& string(std::string_view text);  // text: UTF-8
  JsonWriter& boolean(bool value) { return raw(value ? "true" : "false"); }
  JsonWriter& null() { return raw("null"); }
  // Writes a JSON number, or a string of digits from 2^53 on, where JavaScript would round.
  JsonWriter& integer(std::uint64_t value);

  std::string take() { return std::move(text_); }

 private:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  JsonWriter& raw(std::string_view text);
  void separate();

  std::string text_;
  bool first_ = true;  // the next value is the first of its object or array, or follows a key
};

}  // namespace impartial
