import type { Separator } from "@/lib/csv";
import { readPreference } from "../preference";

const separators = { comma: ",", semicolon: ";", tab: "\t" } as const satisfies Record<string, Separator>;

export type SeparatorName = keyof typeof separators;

/** Returns true for the name of a separator. */
export function isSeparatorName(name: string | undefined): name is SeparatorName {
  return name !== undefined && Object.hasOwn(separators, name);
}

/** What spreadsheets of a language expect between cells: a semicolon where the comma is in decimals. */
export function separatorByLocale(locale: string): "comma" | "semicolon" {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? "semicolon" : "comma";
}

/** The separator of exports: the one that was chosen, otherwise that of the browser's language. */
export function exportSeparator(): Separator {
  const remembered = readPreference("separator");
  return separators[isSeparatorName(remembered) ? remembered : separatorByLocale(navigator.language)];
}
