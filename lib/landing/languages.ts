import type { City } from "@/lib/content";

/** What customers in a city speak, the most common language first. */
export function languagesOf({ languages, country }: City): readonly string[] {
  return languages ?? country.languages;
}

/** What most customers in a city speak; undefined for English. */
export function mainLanguage(city: City): string | undefined {
  const [first] = languagesOf(city);
  return first === "English" ? undefined : first;
}
