// The line protocol through the page's memory: the caller writes a request into a buffer and reads the answer from
// another.
#include "line/line.hpp"

namespace {

// The module is the session: each worker loads its own.
openhearts::Session session;
std::string request_text;
std::string answer_text;

} // namespace

// The C++ library calls this when it detects misuse. Its own version would pull in formatted output, a tenth of the
// module, and would need files to write to.
_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char *, ...) noexcept { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD

extern "C" {

// Makes room for a request of this many bytes and returns its address.
[[clang::export_name("request")]] char *request(std::size_t size) {
  request_text.resize(size);
  return request_text.data();
}

// Answers the request of this many bytes and returns the answer's length.
[[clang::export_name("answer")]] std::size_t answer(std::size_t size) {
  answer_text = openhearts::answer(session, std::string_view(request_text).substr(0, size));
  return answer_text.size();
}

[[clang::export_name("answer_at")]] const char *answer_at() { return answer_text.data(); }

} // extern "C"
