// Measures Node's Intl at the same work, on the same input files, as the rows of `LanguageRows.swift`.
//   node intl.mjs INPUTS BATCH_MICROSECONDS REPEATS
import { readFileSync } from "node:fs";

const [inputs, batchMicroseconds, repeats] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const lines = (name) => readFileSync(`${inputs}/${name}`, "utf8").split("\n").filter(Boolean);
const peer = `Node ${process.versions.node} (ICU ${process.versions.icu})`;
let sink = 0;

function nanoseconds(items, step, count) {
  const begun = process.hrtime.bigint();
  let sum = 0;
  for (let i = 0, at = 0; i < count; i++) {
    sum += step(items[at]);
    if (++at === items.length) at = 0;
  }
  sink += sum;
  return Number(process.hrtime.bigint() - begun);
}

function row(name, items, step) {
  let count = 1;
  while (nanoseconds(items, step, count) < batchMicroseconds * 1000 && count < 2 ** 26) count *= 2;
  let least = Infinity;
  for (let i = 0; i < repeats; i++) least = Math.min(least, nanoseconds(items, step, count) / count);
  console.log(`${name}\t${peer}\t${least.toFixed(2)}`);
}

const hot = lines("hot.txt").map((tag) => tag.replaceAll("_", "-"));
const parsed = hot.map((tag) => new Intl.Locale(tag));
row("tag.parse", hot, (tag) => new Intl.Locale(tag).language.length);
row("tag.maximize", parsed, (tag) => tag.maximize().script.length);
row("tag.minimize", parsed, (tag) => tag.minimize().language.length);
row("tag.canonicalize", hot, (tag) => Intl.getCanonicalLocales(tag)[0].length);
if (parsed[0].textInfo) row("tag.direction", parsed, (tag) => tag.textInfo.direction.length);

const pair = (line) => line.split(" ");
const counts = lines("counts.txt").map(pair).map(([language, value]) => [new Intl.PluralRules(language), Number(value)]);
row("plural.integer", counts, ([rules, value]) => rules.select(value).length);
const decimals = lines("decimals.txt").map(pair).map(([language, value]) => {
  const digits = (value.split(".")[1] ?? "").length;
  return [new Intl.PluralRules(language, { minimumFractionDigits: digits }), Number(value)];
});
row("plural.decimal", decimals, ([rules, value]) => rules.select(value).length);

// A catalog read into a tree: megabytes a second.
const catalog = readFileSync(`${inputs}/catalog.xcstrings`);
let least = Infinity;
for (let i = 0; i < repeats; i++) {
  const begun = process.hrtime.bigint();
  sink += Object.keys(JSON.parse(catalog.toString("utf8")).strings).length;
  least = Math.min(least, Number(process.hrtime.bigint() - begun));
}
console.log(`catalog.tables\t${peer}\t${((catalog.length * 1000) / least).toFixed(1)}`);
if (sink < 0) console.log(sink);
