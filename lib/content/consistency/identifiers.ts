/** Checks names of files, slugs and titles. */
import type { ContentProblem } from "../problems.ts";
import type { CityRow } from "./cities.ts";

/** Files that are not named after their slug. */
export function findMisnamedFiles(
  files: readonly (readonly [file: string, value: { slug: string }])[],
): ContentProblem[] {
  return files.flatMap(([file, { slug }]) =>
    file.endsWith(`/${slug}.yaml`)
      ? []
      : { file, field: "slug", message: `expected the file's name, got “${slug}”` },
  );
}

/**
 * City slugs have to be unique over all countries: landing page URLs have no country, and never change. A British city
 * keeps the bare name, and a namesake elsewhere adds its state or country: `london`, `london-ontario`.
 */
export function findDuplicateSlugs(rows: readonly CityRow[]): ContentProblem[] {
  const first = new Map<string, string>();
  return rows.flatMap(({ file, index, city: { slug } }) => {
    const earlier = first.get(slug);
    first.set(slug, earlier ?? file);
    const message = `“${slug}” is already used in ${earlier}: add the state or country`;
    return earlier === undefined ? [] : { file, field: `[${index}].slug`, message };
  });
}

/** A title with its position in the content. */
interface Titled {
  file: string;
  field: string;
  title: string;
}

/**
 * Duplicate titles: neither readers nor search engines can tell such pages apart.
 *
 * @param kinds the titles of each kind of page
 */
export function findSameTitles(kinds: readonly (readonly Titled[])[]): ContentProblem[] {
  return kinds.flatMap((titles) => {
    const first = new Map<string, Titled>();
    return titles.flatMap((titled) => {
      const { file, field, title } = titled;
      const earlier = first.get(title.toLowerCase());
      first.set(title.toLowerCase(), earlier ?? titled);
      if (!earlier) return [];
      const message = `“${title}” is already ${earlier.field} in ${earlier.file}: the two have to differ`;
      return [{ file, field, message }];
    });
  });
}
