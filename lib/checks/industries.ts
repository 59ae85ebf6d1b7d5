/**
 * Checks industry files while they are being written: `npx tsx lib/checks/industries.ts [slug …]`.
 * The build makes the same checks and more; this one says at once what to mend.
 */
import { readdirSync } from "node:fs";
import { readFirm } from "../content/firm/read-firm.ts";
import { describeCount, formatField } from "../content/problems.ts";
import type { ContentProblem } from "../content/problems.ts";
import { findRepeatedSentences } from "../content/sentences.ts";
import { industrySchema } from "../content/schema/industry.ts";
import { readYaml } from "../content/yaml.ts";

const wanted = process.argv.slice(2);
const problems: ContentProblem[] = [];
const firm = readFirm(process.cwd());
const files: [string, unknown][] = [];
for (const name of readdirSync("content/industries").sort()) {
  const file = `content/industries/${name}`;
  const value = readYaml(process.cwd(), file, industrySchema, problems, firm);
  if (!value) continue;
  if (`${value.slug}.yaml` !== name)
    problems.push({ file, field: "slug", message: `expected the file's name` });
  files.push([file, value]);
}
problems.push(...findRepeatedSentences(files, formatField));
const shown = problems.filter(
  ({ file }) => wanted.length === 0 || wanted.some((slug) => file.endsWith(`/${slug}.yaml`)),
);
for (const { file, field, message } of shown) console.log(`${file}: ${field}: ${message}`);
console.log(
  `${files.length} files valid, ${describeCount(shown.length)}${wanted.length > 0 ? " in the files named" : ""}`,
);
process.exitCode = shown.length > 0 ? 1 : 0;
