import type { City, Plan } from "@/lib/content";

/** What customers in a city speak, the most common language first. */
export function languagesOf({ languages, country }: City): readonly string[] {
  return languages ?? country.languages;
}

/** Whether a plan answers in the language that most people in a city speak. */
export function speaksIn(city: City, { otherLanguages }: Pick<Plan, "otherLanguages">): boolean {
  return otherLanguages !== 0 || languagesOf(city)[0] === "English";
}
