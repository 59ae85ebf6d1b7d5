/** Checks names of files, slugs and titles. */
import type { ContentProblem } from "../problems.ts";

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

/** A title with its position in the content. */
interface Titled {
  file: string;
  field: string;
  title: string;
  /** What to do, where the rule is another than that two titles have to differ. */
  remedy?: string;
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
      const { file, field, title, remedy = "the two have to differ" } = titled;
      const earlier = first.get(title.toLowerCase());
      first.set(title.toLowerCase(), earlier ?? titled);
      if (!earlier) return [];
      const message = `“${title}” is already ${earlier.field} in ${earlier.file}: ${remedy}`;
      return [{ file, field, message }];
    });
  });
}
