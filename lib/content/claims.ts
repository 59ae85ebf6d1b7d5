import type { Claim } from "./schema/site.ts";

/**
 * The claims that a page refers to, in its order.
 *
 * @throws Error naming the id that the register does not have
 */
export function pickClaims(claims: ReadonlyMap<string, Claim>, ids: readonly string[]): Claim[] {
  return ids.map((id) => {
    const claim = claims.get(id);
    if (!claim) throw new Error(`content/claims.yaml: expected a claim “${id}”`);
    return claim;
  });
}
