/** The key under which tests store the values. */
export const KEY = "portal:request:r1";
const request = {
  v: 1,
  id: "r1",
  userId: "u1",
  service: "Live Chat Support",
  industry: "Plumbing",
  description: "Evenings",
  status: "pending",
  priority: "low",
  createdAt: "2026-01-01T00:00:00.000Z",
  estimatedCost: 700,
};
const json = JSON.stringify;

/** Values that no version of the portal writes under a request's key. */
export const corruptValues: [string, string][] = [
  ["an empty string", ""],
  ["white space", " \n\t"],
  ["truncated JSON", json(request).slice(0, -9)],
  ["42", "42"],
  ["null", "null"],
  ["true", "true"],
  ["text", '"hello"'],
  ["a list", json([request])],
  ["an HTML page", "<!doctype html><script>alert(1)</script>"],
  ["lone surrogates", "\ud800\udc00\ud800"],
  ["control characters", "\u0000\u0001\u001f\ufeff\ufffe"],
  ["an empty object", "{}"],
  ["a missing id", json({ ...request, id: undefined })],
  ["a cost that is text", json({ ...request, estimatedCost: "700" })],
  ["an infinite cost", json(request).replace("700", "1e999")],
  ["a status that is a list", json({ ...request, status: ["pending"] })],
  ["an invalid date", json({ ...request, createdAt: "soon" })],
  ["an own __proto__", json(request).replace("{", '{"__proto__":{"isAdmin":true},')],
  ["an own constructor", json({ ...request, constructor: { prototype: { isAdmin: true } } })],
  ["a newer version", json({ ...request, v: 2, colour: "blue" })],
  ["another record's id", json({ ...request, id: "r2" })],
  ["deep nesting", "[".repeat(50_000)],
  ["4 MB", "x".repeat(4_000_000)],
];
