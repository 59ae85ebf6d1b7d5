import type { ComparisonData } from "./compare-data";
import { comparisonDefault, comparisonFields, createComparisonDirectory } from "./compare-fields";
import { composeComparisonResult, type ComparisonResult } from "./compare-result";
import { readQuery } from "./query";

/** The comparison that the page shows without JavaScript: what the form has before a visitor chooses. */
export function workedExample(data: ComparisonData): ComparisonResult {
  const directory = createComparisonDirectory(data);
  const { texts } = readQuery("", comparisonFields(directory), (name, known) =>
    comparisonDefault(directory, name, known),
  );
  return composeComparisonResult(directory, texts);
}
