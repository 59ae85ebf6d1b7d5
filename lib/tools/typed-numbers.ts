/** Numbers as visitors type them: with a decimal point or comma, and with separated thousands. */

/** The values that a field accepts. */
export interface Limits {
  least: number;
  most: number;
  /** True for whole numbers only. */
  whole?: boolean;
}

const THOUSANDS = /^\d{1,3}([.,]\d{3})+$/;
const BOTH = /^\d{1,3}(?:([.,])\d{3})+(?!\1)[.,]\d+$/;
const PLAIN = /^(\d+[.,]?\d*|[.,]\d+)$/;

/**
 * Reads a number. "3,5" and "3.5" are three and a half. "1,000" and "1.000" are a thousand in fields that accept one, and
 * one in the others. Spaces and apostrophes may separate thousands.
 *
 * @returns undefined if the text is no number
 */
export function parseNumber(text: string, { most }: Pick<Limits, "most">): number | undefined {
  const compact = text.replaceAll(/[\s'’]/gu, "");
  if (BOTH.test(compact)) {
    const decimal = Math.max(compact.lastIndexOf("."), compact.lastIndexOf(","));
    return Number(`${compact.slice(0, decimal).replaceAll(/[.,]/g, "")}.${compact.slice(decimal + 1)}`);
  }
  if (most >= 1000 && THOUSANDS.test(compact)) return Number(compact.replaceAll(/[.,]/g, ""));
  return PLAIN.test(compact) ? Number(compact.replace(",", ".")) : undefined;
}

// Three decimals would read as thousands.
const digits = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });

/** "5,000", "3.5". */
export const formatNumber = (value: number): string => digits.format(value);

/** Returns what to enter instead, as a sentence; undefined if the text is a number within the limits. */
export function findNumberProblem(text: string, limits: Limits): string | undefined {
  const { least, most, whole } = limits;
  const value = parseNumber(text, limits);
  if (value !== undefined && value >= least && value <= most && (!whole || Number.isInteger(value)))
    return undefined;
  return `Enter a ${whole ? "whole " : ""}number between ${formatNumber(least)} and ${formatNumber(most)}.`;
}
