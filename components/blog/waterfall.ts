/** One step of a sum, or its total: the amounts before and after it. */
export interface WaterfallStep {
  from: number;
  to: number;
}

/** The steps of a sum, one after the other from zero, and last its total from zero. */
export function waterfallOf(amounts: readonly number[]): WaterfallStep[] {
  let reached = 0;
  const steps = amounts.map((amount) => {
    const from = reached;
    reached = roundToPence(reached + amount);
    return { from, to: reached };
  });
  return [...steps, { from: 0, to: reached }];
}

/** Sums of pounds and pence have errors in the last digits. */
function roundToPence(amount: number): number {
  return Math.round(amount * 100) / 100;
}
