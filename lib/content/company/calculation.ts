import type { Fact } from "./company-facts.ts";

/** Thrown for an invalid placeholder; its message completes "{…}: ". */
export class CalculationError extends Error {}

interface Amount {
  value: number;
  /** True if any figure of the calculation is in GBP. */
  money: boolean;
}

type Operation = (a: number, b: number) => number;
const PRODUCTS: Readonly<Record<string, Operation>> = { "*": (a, b) => a * b, "/": (a, b) => a / b };
const SUMS: Readonly<Record<string, Operation>> = { "+": (a, b) => a + b, "-": (a, b) => a - b };

/** A placeholder is a calculation if it has an operator between spaces. */
export function isCalculation(text: string): boolean {
  return / [+*/-] /.test(text);
}

/**
 * Evaluates a calculation such as `price:starter + 89 * overflowPrice`: products and quotients first, no
 * parentheses. Operators need spaces around them, because names contain hyphens.
 *
 * @param factOf the fact of a name; undefined if its value is missing
 * @returns undefined if a value is missing
 * @throws CalculationError for invalid syntax and for a negative result: the sentence around it is worded for a
 * positive amount
 */
export function calculate(text: string, factOf: (name: string) => Fact | undefined): Fact | undefined {
  const parts = text.trim().split(/\s+/);
  const amounts = parts.filter((_, index) => index % 2 === 0).map((part) => toAmount(part, factOf));
  const operators = parts.filter((_, index) => index % 2 === 1);
  const wrong = operators.find((operator) => !PRODUCTS[operator] && !SUMS[operator]);
  if (wrong !== undefined || amounts.length !== operators.length + 1) {
    throw new CalculationError(`expected numbers and names with + - * / between them`);
  }
  if (amounts.includes(undefined)) return undefined;
  const reduced = reduce(amounts as Amount[], operators, PRODUCTS);
  const [result] = reduce(reduced.amounts, reduced.operators, SUMS).amounts;
  if (!result || !Number.isFinite(result.value)) throw new CalculationError("division by zero");
  if (result.value < 0) throw new CalculationError("the result is below zero: reword the sentence");
  // Whole pence: 0.1 + 0.2 is not 0.3 in binary.
  const value = Math.round(result.value * 100) / 100;
  return result.money ? { pounds: value } : { number: value };
}

function toAmount(part: string, factOf: (name: string) => Fact | undefined): Amount | undefined {
  if (/^\d+(\.\d+)?$/.test(part)) return { value: Number(part), money: false };
  const fact = factOf(part);
  if (typeof fact === "string") throw new CalculationError(`${part} is not a number`);
  if (fact === undefined) return undefined;
  return "pounds" in fact ? { value: fact.pounds, money: true } : { value: fact.number, money: false };
}

/** Applies the given operations from left to right, and keeps the others. */
function reduce(
  amounts: readonly Amount[],
  operators: readonly string[],
  operations: Readonly<Record<string, Operation>>,
) {
  const rest: { amounts: Amount[]; operators: string[] } = { amounts: amounts.slice(0, 1), operators: [] };
  for (const [index, operator] of operators.entries()) {
    const next = amounts[index + 1]!;
    const operation = operations[operator];
    if (!operation) {
      rest.amounts.push(next);
      rest.operators.push(operator);
      continue;
    }
    const last = rest.amounts.pop()!;
    rest.amounts.push({ value: operation(last.value, next.value), money: last.money || next.money });
  }
  return rest;
}
