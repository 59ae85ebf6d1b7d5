import { pickClaims } from "./claims";
import type { Claim } from "./schema/site";

const claim = (id: string): Claim => ({
  id,
  value: "500+",
  label: "clients",
  wording: "More than 500 clients.",
  scope: "since the beginning",
  evidence: "Ledger.",
  lastReviewed: "2026-01-01",
});
const claims = new Map(["a", "b"].map((id) => [id, claim(id)]));

test("pickClaims returns claims in the order of the ids asked for", () => {
  expect(pickClaims(claims, ["b", "a"]).map(({ id }) => id)).toEqual(["b", "a"]);
});

test("pickClaims throws an error that names an id which the register lacks", () => {
  expect(() => pickClaims(claims, ["a", "c"])).toThrow("content/claims.yaml: expected a claim “c”");
});
