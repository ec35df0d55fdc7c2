// Measures ICU at the same work, on the same input files, as the rows of `LanguageRows.swift`.
//   icu INPUTS BATCH_MICROSECONDS REPEATS   prints "row <tab> peer <tab> nanoseconds an operation", the least of the repeats.
#include <unicode/localematcher.h>
#include <unicode/localebuilder.h>
#include <unicode/locid.h>
#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>
#include <unicode/uloc.h>
#include <unicode/uversion.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

namespace {

int batchMicroseconds = 2000;
int repeats = 30;
volatile long sink;

std::vector<std::string> lines(const std::string& path) {
  std::ifstream file(path);
  std::vector<std::string> all;
  for (std::string line; std::getline(file, line);) all.push_back(line);
  return all;
}

double nanoseconds(const std::function<long(int)>& work, int count) {
  auto begin = std::chrono::steady_clock::now();
  sink = work(count);
  return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - begin).count();
}

void row(const char* name, const std::function<long(int)>& work) {
  int count = 1;
  while (nanoseconds(work, count) < batchMicroseconds * 1000.0 && count < (1 << 26)) count *= 2;
  double least = 1e18;
  for (int i = 0; i < repeats; i++) {
    double each = nanoseconds(work, count) / count;
    if (each < least) least = each;
  }
  std::printf("%s\tICU %s\t%.2f\n", name, U_ICU_VERSION, least);
  std::fflush(stdout);
}

template <typename Item, typename Step>
std::function<long(int)> over(const std::vector<Item>& items, Step step) {
  return [&items, step](int count) {
    long sum = 0;
    size_t at = 0;
    for (int i = 0; i < count; i++) {
      sum += step(items[at]);
      if (++at == items.size()) at = 0;
    }
    return sum;
  };
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) return std::fprintf(stderr, "icu INPUTS BATCH_MICROSECONDS REPEATS\n"), 2;
  const std::string inputs = argv[1];
  batchMicroseconds = std::atoi(argv[2]);
  repeats = std::atoi(argv[3]);

  UErrorCode status = U_ZERO_ERROR;
  std::vector<icu::Locale> supported;
  for (auto& tag : lines(inputs + "/supported.txt")) supported.push_back(icu::Locale::forLanguageTag(tag, status));
  auto build = [&](UErrorCode& error) {
    return icu::LocaleMatcher::Builder().setSupportedLocales(supported.begin(), supported.end()).build(error);
  };
  const icu::LocaleMatcher matcher = build(status);
  const auto hot = lines(inputs + "/hot.txt"), distinct = lines(inputs + "/distinct.txt"), headers = lines(inputs + "/headers.txt");
  std::vector<icu::Locale> parsed;
  for (auto& tag : hot) parsed.push_back(icu::Locale(tag.c_str()));
  if (U_FAILURE(status)) return std::fprintf(stderr, "ICU: %s\n", u_errorName(status)), 1;

  // The constructor from text, not forLanguageTag, which refuses "en_GB".
  auto best = [&](const icu::Locale& wanted) {
    const icu::Locale* found = matcher.getBestMatch(wanted, status);
    return found ? long(found->getName()[0]) : 0;
  };
  auto bestOfText = [&](const std::string& tag) {
    return best(icu::Locale(tag.c_str()));
  };
  row("match.hot", over(hot, bestOfText));
  row("match.distinct", over(distinct, bestOfText));
  row("match.parsed", over(parsed, best));
  row("accept.four", over(headers, [&](const std::string& header) {
    const icu::Locale* found = matcher.getBestMatchForListString(header, status);
    return found ? long(found->getName()[0]) : 0;
  }));
  row("matcher.build", [&](int count) {
    long sum = 0;
    for (int i = 0; i < count; i++) {
      icu::LocaleMatcher made = build(status);
      sum += U_SUCCESS(status);
    }
    return sum;
  });

  row("tag.parse", over(hot, [](const std::string& tag) {
    return long(icu::Locale(tag.c_str()).getLanguage()[0]);
  }));
  row("tag.maximize", over(parsed, [](const icu::Locale& tag) {
    UErrorCode error = U_ZERO_ERROR;
    icu::Locale copy = tag;
    copy.addLikelySubtags(error);
    return long(copy.getScript()[0]);
  }));
  row("tag.minimize", over(parsed, [](const icu::Locale& tag) {
    UErrorCode error = U_ZERO_ERROR;
    icu::Locale copy = tag;
    copy.minimizeSubtags(error);
    return long(copy.getLanguage()[0]);
  }));
  row("tag.canonicalize", over(parsed, [](const icu::Locale& tag) {
    UErrorCode error = U_ZERO_ERROR;
    icu::Locale copy = tag;
    copy.canonicalize(error);
    return long(copy.getLanguage()[0]);
  }));
  row("tag.direction", over(parsed, [](const icu::Locale& tag) { return long(tag.isRightToLeft()); }));

  struct Count { const icu::PluralRules* rules; double value; };
  std::vector<Count> counts;
  for (auto& line : lines(inputs + "/counts.txt")) {
    auto space = line.find(' ');
    auto* rules = icu::PluralRules::forLocale(icu::Locale::forLanguageTag(line.substr(0, space), status), status);
    counts.push_back({rules, std::atof(line.c_str() + space + 1)});
  }
  row("plural.integer", over(counts, [](const Count& count) { return long(count.rules->select(int32_t(count.value))[0]); }));

  struct Decimal { const icu::PluralRules* rules; icu::number::LocalizedNumberFormatter formatter; std::string text; };
  std::vector<Decimal> decimals;
  for (auto& line : lines(inputs + "/decimals.txt")) {
    auto space = line.find(' ');
    auto tag = icu::Locale::forLanguageTag(line.substr(0, space), status);
    auto text = line.substr(space + 1);
    auto point = text.find('.');
    int fraction = point == std::string::npos ? 0 : int(text.size() - point - 1);
    decimals.push_back({icu::PluralRules::forLocale(tag, status),
                        icu::number::NumberFormatter::withLocale(tag).precision(icu::number::Precision::fixedFraction(fraction)), text});
  }
  row("plural.decimal", over(decimals, [](const Decimal& decimal) {
    UErrorCode error = U_ZERO_ERROR;
    return long(decimal.rules->select(decimal.formatter.formatDecimal(decimal.text, error), error)[0]);
  }));

  // What it answered, for the other side to be held against: a quick wrong answer is no work done.
  std::ofstream answers(inputs + "/answers-icu-" + U_ICU_VERSION + ".txt");
  for (auto& tag : distinct) {
    UErrorCode error = U_ZERO_ERROR;
    const icu::LocaleMatcher::Result found = matcher.getBestMatchResult(icu::Locale(tag.c_str()), error);
    answers << tag << ' ' << found.getSupportedIndex() << '\n';
  }
  return U_SUCCESS(status) ? 0 : 1;
}
