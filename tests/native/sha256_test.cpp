// SHA-256 gives the digests that its standard publishes, for messages of every length around a block's.
//
// Run by tests/test_fair_deals.py: prints the digest of each message on standard input, one line of hexadecimal digits
// each.
#include "core/fair_deal.hpp"

#include <cstdio>
#include <iostream>

int main() {
  using namespace openhearts;
  std::string line;
  while (std::getline(std::cin, line)) {
    const auto message = bytes_in_hex(line);
    std::printf("%s\n", message ? hex_of(sha256(*message)).c_str() : "not hexadecimal");
  }
  return 0;
}
