import type { Claim } from "./schema/site.ts";

/**
 * The claims with the given ids, in that order.
 *
 * @throws Error if the register lacks an id
 */
export function pickClaims(claims: ReadonlyMap<string, Claim>, ids: readonly string[]): Claim[] {
  return ids.map((id) => {
    const claim = claims.get(id);
    if (!claim) throw new Error(`content/claims.yaml: expected a claim “${id}”`);
    return claim;
  });
}
