import { getContent } from "./index.ts";
import { SINGLE_FILES } from "./single-files.ts";

/** What replaces the name of a field: the first that fits. Holidays and catchments are computed. */
const FILES: readonly (readonly [RegExp, string])[] = [
  [/^services\/.*\.addOn.*/, "content/plans.yaml"],
  [/^(services|industries)\/([^.]+).*/, "content/$1/$2.yaml"],
  [/^cities\/.*\.climate.*/, "content/climates.yaml"],
  [/^countries\/([^.]+)\.cities.*/, "content/locations/$1.yaml"],
  [/^(regions|countries)\/.*/, "content/locations/regions.yaml"],
  [/^posts\/([^.]+).*/, "content/blog/$1.md"],
  [/^(?:content\.)?(landing|pages)\.([\w-]+).*/, "content/$1/$2.yaml"],
  [/^(?:content\.)?(?:holidays|catchments)\b.*/, "lib/content/places"],
  [/^content\.cities$/, "content/locations"],
  [/^content\.clients$/, "content/case-studies.yaml"],
  [/^content\.postCategories.*/, "content/pages/blog.yaml"],
  [/^content\.post.*/, "content/blog"],
  [/^content\.(\w+).*/, "content/$1"],
];

/** The file or folder in which to edit a field, "cities/leeds.note", or a value within one, "content.landing.city.busy". */
export function fileOfField(name: string): string {
  const [, key = ""] = /^content\.(?:clients\.)?(\w+)/.exec(name) ?? [];
  if (key in SINGLE_FILES) return `content/${SINGLE_FILES[key as keyof typeof SINGLE_FILES].name}`;
  const city = getContent().cities.find(({ slug }) => name.startsWith(`cities/${slug}.`));
  if (city && !name.includes(".climate")) return `content/locations/${city.country.slug}.yaml`;
  const [pattern, file] = FILES.find(([each]) => each.test(name))!;
  return name.replace(pattern, file);
}
