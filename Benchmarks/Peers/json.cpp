// Measures simdjson at reading the benchmark's catalog: json INPUTS BATCH_MICROSECONDS REPEATS
#include <simdjson.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>

int main(int count, char** words) {
  if (count < 4) return 2;
  const std::string file = std::string(words[1]) + "/catalog.xcstrings";
  const int repeats = std::stoi(words[3]);
  simdjson::padded_string text;
  if (simdjson::padded_string::load(file).get(text)) return 1;
  simdjson::dom::parser parser;
  double least = 1e300;
  for (int i = 0; i < repeats + 1; i++) {
    const auto begun = std::chrono::steady_clock::now();
    simdjson::dom::element document;
    if (parser.parse(text).get(document)) return 1;
    const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - begun;
    least = std::min(least, took.count());
  }
  std::printf("catalog.tape\tsimdjson %d.%d (DOM)\t%.2f\n", int(simdjson::SIMDJSON_VERSION_MAJOR),
              int(simdjson::SIMDJSON_VERSION_MINOR), text.size() * 1e3 / least);
}
