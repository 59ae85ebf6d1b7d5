/** Shares of callers and their waits, in words. */
import { toNearest } from "@/lib/numbers";

/**
 * A share in whole per cent: "29%"; none and all only if it is so. Beside another share it has the decimals with which the
 * greater of the two is the greater in print: 79.6% of a target of 80%.
 */
export function formatPercent(share: number, beside?: number): string {
  for (let digits = 0; beside !== undefined && digits <= MOST_DIGITS; digits += 1) {
    const shown = Number(round(share * 100).toFixed(digits));
    if (Math.sign(shown - round(beside * 100)) !== Math.sign(round((share - beside) * 100))) continue;
    if (digits > 0) return `${shown.toFixed(digits)}%`;
    break;
  }
  if (share > 0 && share < 0.005) return "under 0.5%";
  if (share < 1 && share > 0.995) return "over 99.5%";
  return `${toNearest(1, share * 100)}%`;
}

const MOST_DIGITS = 4;
/** Without the errors of binary fractions. */
const round = (value: number) => Number(value.toFixed(MOST_DIGITS));

/** "8 seconds", "2½ minutes", "over an hour". */
export function formatWait(seconds: number): string {
  if (seconds < 1) return "under a second";
  if (seconds < 90) return seconds < 1.5 ? "a second" : `${Math.round(seconds)} seconds`;
  if (seconds >= 3600) return "over an hour";
  const halves = Math.round(seconds / 30);
  return `${Math.floor(halves / 2)}${halves % 2 ? "½" : ""} minutes`;
}
