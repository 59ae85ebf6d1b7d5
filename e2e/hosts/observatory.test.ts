import { headersFor } from "@/lib/site-build/hosts";
import { pointsOfHeaders, redirectionPoints, scoreOf } from "./observatory";

const OURS = Object.fromEntries(
  Object.entries(headersFor("/", 200)).map(([name, value]) => [name.toLowerCase(), value]),
);
const points = (more: Record<string, string | undefined>) => pointsOfHeaders({ ...OURS, ...more });
const scoreWith = (
  more: Record<string, string | undefined>,
  route = ["http://a.example/", "https://a.example/"],
) => scoreOf({ ...points(more), Redirection: redirectionPoints(route) });

it("gives the headers of the host table every reward that they can have", () => {
  expect(scoreWith({})).toBe(140);
});

it("gives no reward to a host that does not redirect from http", () => {
  expect(scoreWith({}, ["http://a.example/"])).toBe(80);
});

it.each([
  ["content-security-policy", undefined, -25],
  ["content-security-policy", "default-src 'self'", 5],
  ["content-security-policy", "default-src 'none'; script-src 'self' 'unsafe-inline'", -20],
  ["content-security-policy", "script-src 'self'", -20],
  ["content-security-policy", "default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
  ["content-security-policy", "default-src 'none'; img-src http://a.example", -10],
  ["content-security-policy", "default-src 'none'; style-src 'self' 'unsafe-inline'", 0],
  ["cross-origin-opener-policy", undefined, 0],
  ["cross-origin-opener-policy", "nonsense", -5],
  ["cross-origin-resource-policy", "cross-origin", 0],
  ["referrer-policy", "unsafe-url", -5],
  ["strict-transport-security", undefined, -20],
  ["strict-transport-security", "max-age=86400", -10],
  ["strict-transport-security", "max-age=31536000, max-age=31536000", -20],
  ["x-content-type-options", undefined, -5],
])("judges %s: %s", (name, value, expected) => {
  const title = Object.keys(points({})).find((each) => each.toLowerCase() === name)!;
  expect(points({ [name]: value })[title]).toBe(expected);
});

it("accepts either header against frames", () => {
  const policy = { "content-security-policy": "default-src 'none'" };
  expect(points({ ...policy })["X-Frame-Options"]).toBe(5);
  expect(points({ ...policy, "x-frame-options": undefined })["X-Frame-Options"]).toBe(-20);
});

it.each([
  [["http://a.example/", "http://www.a.example/", "https://www.a.example/"], -10],
  [["http://a.example/", "https://b.example/"], -5],
  [["http://a.example/", "http://b.example/"], -20],
  [[], 0],
])("judges the redirects %j", (route, expected) => {
  expect(redirectionPoints(route)).toBe(expected);
});
