/**
 * The size of the catalogue that the product promises. No schema can check it: it spans several files.
 *
 * @see docs/behaviour.md#size-of-the-catalogue
 */
export const MINIMUMS = {
  /** One page for every combination of service, industry and city. */
  landingPages: 200_000,
  services: 8,
  industries: 100,
  posts: 20,
  /** By region; the home page states these numbers. */
  cities: { "north-america": 120, europe: 85, "asia-pacific": 45 },
} as const;
