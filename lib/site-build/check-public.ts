/** Part of `npm run check:content`: files that `public/` publishes by mistake, and files that it lacks. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { EVIDENCE } from "@/components/sections/blocks/evidence";
import { routes } from "@/lib/routes";
import { findPublicProblems } from "@/packages/export-kit/src/check-public.mjs";

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Paths that code names, in quotation marks, and those of the pictures, which it puts together. */
function namedPaths(): Set<string> {
  const code = ["app", "components", "lib"].flatMap(filesIn).filter((file) => /\.tsx?$/.test(file));
  const text = [...code, "export-kit.config.mjs"].map((file) => readFileSync(file, "utf8")).join("\n");
  const pictures = Object.keys(EVIDENCE).flatMap((name) =>
    (["dark", "light"] as const).map((scheme) => routes.evidence(name, scheme)),
  );
  return new Set([...pictures, ...[...text.matchAll(/"(\/[\w./-]+\.\w+)"/g)].map(([, name]) => name!)]);
}

/** Other files in the folders of `public/` are written by routes. */
const isOfPublic = (name: string) =>
  /\.(?:avif|jpe?g|json|pdf|png|svg|webp|woff2)$/.test(name) && existsSync(`public${path.dirname(name)}`);

/** Whether a picture begins as those of its extension do. */
function isOfItsKind(file: string, picture: Buffer): boolean {
  const [magic, start] = { ".png": ["PNG", 1] as const, ".avif": ["ftypavif", 4] as const }[
    path.extname(file)
  ] ?? ["", 0];
  return picture.toString("latin1", start, start + magic.length) === magic;
}

/** Where a PNG file says how wide it is. */
const PNG_WIDTH = 16;

export function main(): void {
  const named = namedPaths();
  const firstOf = new Map<string, string>();
  const leftovers = filesIn("public").flatMap((file) => {
    if (!named.has(file.replace("public", ""))) return `${file}: would be published, and no code names it`;
    const picture = readFileSync(file);
    if (!isOfItsKind(file, picture)) return `${file}: expected a picture of the kind that its name says`;
    const [, width] = /-(\d+)\.png$/.exec(file) ?? [];
    if (width && picture.readUInt32BE(PNG_WIDTH) !== Number(width))
      return `${file}: expected a picture ${width} pixels wide`;
    const bytes = picture.toString("base64");
    const first = firstOf.get(bytes);
    firstOf.set(bytes, first ?? file);
    return first ? `${file}: expected another file than ${first}` : [];
  });
  const missing = [...named]
    .filter((name) => isOfPublic(name) && !existsSync(`public${name}`))
    .map((name) => `public${name}: missing, code names it`);
  const problems = [...findPublicProblems("public", []), ...leftovers, ...missing];
  console.log([`${problems.length} problems in public/`, ...problems].join("\n  "));
  if (problems.length > 0) process.exitCode = 1;
}
