#include "core/reflow.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "core/text_reader.hpp"

namespace impartial {
namespace {

class Reflow {
 public:
  Reflow(const DialectInfo& info, std::string_view text)
      : info_(info), text_(padded(text)), reader_(text_.data(), text_.data() + text.size()) {}

  Expected<std::string> run() {
    if (info_.layout.empty() || !read_cases() || !reader_.at_end()) (void)reader_.refuse_rest();
    for (Notice& notice : reader_.take_notices()) {
      if (!is_warning(notice.code)) return std::move(notice);
    }
    return std::move(lines_);
  }

 private:
  static std::string padded(std::string_view text) {
    std::string copy(text);
    copy.resize(text.size() + TextReader::kPadding);
    return copy;
  }

  bool read_cases() {
    const bool counted = info_.announces_cases();
    std::uint64_t announced = 0;
    if (counted) {
      const bool has_size = info_.envelope == Envelope::counted_rows;
      if (has_size && !read_number(info_.fields[0], row_size_)) return false;
      if (!read_number(info_.fields[info_.count_field()], announced)) return false;
      end_line();
    }
    for (std::uint64_t i = 0; counted ? i < announced : !reader_.at_end(); ++i) {
      if (info_.envelope == Envelope::single && i == 1) break;
      all_bits_ = 0;
      std::size_t field = counted ? info_.count_field() + 1 : 0;
      if (!read_lines(info_.layout, field)) return false;
      if (ends_here()) break;
    }
    return true;
  }

  // Reads numbers as a part of the layout says. `field`: the index of its first field.
  bool read_lines(std::string_view layout, std::size_t& field) {
    std::uint64_t value = row_size_;
    while (!layout.empty()) {
      const char sign = layout.front();
      layout.remove_prefix(1);
      if (sign == '\n') {
        end_line();
      } else if (sign == '#') {
        if (!read_number(info_.fields[field++], value)) return false;
        all_bits_ |= value;
      } else {
        const std::string_view repeated = layout.substr(0, repeated_length(layout));
        const std::size_t start = field;
        // The lines behind a number of 0 at the end are not there.
        if (ends_here()) {
          if (lines_.back() != '\n') end_line();
          return true;
        }
        for (std::uint64_t i = 0; i < value; ++i) {
          field = start;
          if (!read_lines(repeated, field)) return false;
        }
        field = start + static_cast<std::size_t>(std::count(repeated.begin(), repeated.end(), '#'));
        layout.remove_prefix(repeated.size() + 1);
      }
    }
    return true;
  }

  bool read_number(const Field& field, std::uint64_t& value) {
    if (!reader_.number(field, value)) return false;
    if (!lines_.empty() && lines_.back() != '\n') lines_ += ' ';
    lines_.append(reader_.number_start(), reader_.at());
    return true;
  }

  void end_line() { lines_ += '\n'; }

  // Whether the numbers read of the case are those that end the text.
  bool ends_here() const { return info_.envelope == Envelope::until_zero && all_bits_ == 0; }

  const DialectInfo& info_;
  std::string text_;
  TextReader reader_;
  std::uint64_t row_size_ = 0;
  std::uint64_t all_bits_ = 0;  // of the numbers of the case
  std::string lines_;
};

}  // namespace

Expected<std::string> reflow(const DialectInfo& info, std::string_view text) {
  return Reflow(info, text).run();
}

}  // namespace impartial
