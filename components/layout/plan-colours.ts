/** In the order of the price list, as on the coverage clock (`clock.css`). */
const PLAN_COLOURS = ["text-clyde-mid", "text-clyde", "text-moss"];

/**
 * Class of the colour of a plan, as `currentcolor`.
 *
 * @param place in the price list, from zero
 */
export function planColour(place: number): string {
  return PLAN_COLOURS[place % PLAN_COLOURS.length]!;
}
