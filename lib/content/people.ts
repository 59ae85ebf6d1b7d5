/** People in all of the places. */
export function sumOf(places: readonly { population: number }[]): number {
  return places.reduce((sum, { population }) => sum + population, 0);
}
