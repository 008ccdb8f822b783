// The line protocol on standard input and output: how tests and foreign engines talk to the engine.
#include "line/line.hpp"

#include <cstdio>

namespace {

// Reads a line of any length; keeps just enough of one that is too long for it to be refused.
bool read_line(std::string &line) {
  line.clear();
  int letter = std::getchar();
  if (letter == EOF) return false;
  for (; letter != EOF && letter != '\n'; letter = std::getchar())
    if (line.size() <= openhearts::longest_request) line += static_cast<char>(letter);
  return true;
}

} // namespace

int main() {
  openhearts::Session session;
  std::string line;
  while (read_line(line)) {
    const std::string answer = openhearts::answer(session, line);
    std::fwrite(answer.data(), 1, answer.size(), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
    if (openhearts::ends_session(line)) break;
  }
  return 0;
}
