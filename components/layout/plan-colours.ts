/**
 * The first is `clyde-mid`, which the coverage clock has too (`clock.css`). In the dark scheme it is brighter, to show on amber
 * and on the night.
 */
const PLAN_COLOURS = [
  "text-[color:light-dark(var(--color-clyde-mid),color-mix(in_srgb,var(--color-clyde)_65%,var(--color-paper)))]",
  "text-clyde",
  "text-moss",
];

/**
 * Class of the colour of a plan, as `currentcolor`.
 *
 * @param place in the price list, from zero
 */
export function planColour(place: number): string {
  return PLAN_COLOURS[place % PLAN_COLOURS.length]!;
}
