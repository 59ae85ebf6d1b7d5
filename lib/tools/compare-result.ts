import { routes } from "@/lib/routes";
import { compareSides } from "./compare";
import { sidesOf, type ComparisonDirectory } from "./compare-fields";
import {
  describeComparison,
  headsOf,
  tabulateComparison,
  type Choice,
  type ComparisonRow,
} from "./compare-rows";
import type { Texts } from "./query";

/** A comparison to be shown. */
export interface ComparisonResult {
  heading: string;
  /** Its parts, where each column has another plan. */
  choices: readonly Choice[];
  below?: string;
  /** Heads of the columns, each with the address of its landing page, if that is built. */
  heads: readonly { text: string; url: string | undefined }[];
  /** Empty if there is only one side. */
  rows: readonly ComparisonRow[];
}

/** Compares the sides of valid texts. Without rows if there is only one side. */
export function composeComparisonResult(directory: ComparisonDirectory, texts: Texts): ComparisonResult {
  if (sidesOf(texts).length < 2)
    return {
      heading: `Choose another ${texts.compare === "services" ? "service" : "city"}`,
      choices: [],
      heads: [],
      rows: [],
    };
  const columns = compareSides(directory, texts);
  const names = headsOf(columns);
  const desk = directory.cities.get(directory.places.desk.city)!.place.label;
  return {
    ...describeComparison(columns),
    heads: columns.map(({ industry, service, city }, index) => ({
      text: names[index]!,
      url: directory.data.hasPages ? routes.landing(service, industry, city) : undefined,
    })),
    rows: tabulateComparison(columns, desk),
  };
}
