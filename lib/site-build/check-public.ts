/** Part of `npm run check:content`: files that `public/` publishes by mistake. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findPublicProblems } from "@/packages/export-kit/src/check-public.mjs";

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

export function main(): void {
  const code = ["app", "components", "lib"].flatMap(filesIn).filter((file) => /\.tsx?$/.test(file));
  const text = [...code, "export-kit.config.mjs"].map((file) => readFileSync(file, "utf8")).join("\n");
  const firstOf = new Map<string, string>();
  const leftovers = filesIn("public").flatMap((file) => {
    // Code puts names together: the folder, and the name without a colour scheme.
    const { dir, base, name } = path.parse(file.replace("public", ""));
    const parts = dir === "/" ? [base] : [`${dir}/`, `"${name.replace(/-(dark|light)$/, "")}"`];
    if (!parts.every((part) => text.includes(part)))
      return `${file}: would be published, and no code names it`;
    const bytes = readFileSync(file, "base64");
    const first = firstOf.get(bytes);
    firstOf.set(bytes, first ?? file);
    return first ? `${file}: expected another file than ${first}` : [];
  });
  const problems = [...findPublicProblems("public", []), ...leftovers];
  console.log([`${problems.length} problems in public/`, ...problems].join("\n  "));
  if (problems.length > 0) process.exitCode = 1;
}
