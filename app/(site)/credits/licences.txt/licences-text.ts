import type { LicensedPackage } from "@/lib/content";

const RULE = "-".repeat(80);

/** The text of /credits/licences.txt: the licence file of each package, or that it has none. Packages with the same text are listed together above it. */
export function licencesText(packages: readonly LicensedPackage[]): string {
  const byText = new Map<string, string[]>();
  for (const { name, version, licence, text } of packages) {
    const body = text ?? `The package comes without a licence file and names ${licence} as its licence.`;
    byText.set(body, [...(byText.get(body) ?? []), `${name} ${version} (${licence})`]);
  }
  return [...byText].map(([text, names]) => `${names.join("\n")}\n\n${text}\n`).join(`\n${RULE}\n`);
}
