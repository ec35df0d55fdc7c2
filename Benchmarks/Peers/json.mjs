// Measures Node's JSON on the benchmark's catalog: node json.mjs INPUTS BATCH_MICROSECONDS REPEATS
import { readFileSync } from "node:fs";

const bytes = readFileSync(`${process.argv[2]}/catalog.xcstrings`);
const repeats = Number(process.argv[4]);

function row(name, work) {
  let least = Infinity;
  for (let i = 0; i < repeats; i++) {
    const begun = process.hrtime.bigint();
    work();
    least = Math.min(least, Number(process.hrtime.bigint() - begun));
  }
  console.log(`${name}\tNode ${process.versions.node} (JSON)\t${((bytes.length * 1e3) / least).toFixed(2)}`);
}

row("catalog.tape", () => JSON.parse(bytes.toString("utf8")));
const catalog = JSON.parse(bytes.toString("utf8"));
for (const entry of Object.values(catalog.strings)) entry.comment = "Neu";
row("catalog.write", () => Buffer.from(JSON.stringify(catalog, null, 2), "utf8"));
