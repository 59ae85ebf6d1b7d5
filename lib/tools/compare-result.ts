import { routes } from "@/lib/routes";
import { compareSides, type Column } from "./compare";
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
  /** Its parts; empty if there is only one side. */
  choices: readonly Choice[];
  /** The hours that differ where one plan suits all columns. */
  difference?: string;
  /** Heads of the columns, each with the address of its landing page, if that is built. */
  heads: readonly { text: string; url: string | undefined }[];
  rows: readonly ComparisonRow[];
  /** What is compared; empty if there is only one side. */
  columns: readonly Column[];
}

/** Compares the sides of valid texts. Without columns if there is only one side. */
export function composeComparisonResult(directory: ComparisonDirectory, texts: Texts): ComparisonResult {
  if (sidesOf(texts).length < 2)
    return {
      heading: `Choose another ${texts.compare === "services" ? "service" : "city"}`,
      choices: [],
      heads: [],
      rows: [],
      columns: [],
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
    columns,
  };
}
