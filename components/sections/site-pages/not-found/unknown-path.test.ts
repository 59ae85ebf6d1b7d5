import fc from "fast-check";
import { routes } from "@/lib/routes";
import { recognisePath, toCityName } from "./unknown-path";

/** @param moved the canonical path, if the path is another form of it */
const landing = (name: string, moved?: string) => ({
  kind: "landing",
  service: "live-chat-support",
  industry: "plumbing",
  city: name,
  isMoved: moved !== undefined,
  ...(moved && { canonical: moved }),
});
const chat = (location: string) => `/seo/live-chat-support/plumbing/${location}`;

const KINDS: Record<string, string[]> = {
  page: [
    ...["/", "", "/nowhere", "/nowhere/at/all", "/industries/alchemy/potions", "/regions/a/b/c/d", "/seo"],
    ...["/blog/tag/never-used", "/services/laundry/folding", "/seo/live-chat-support/plumbing"],
    `${chat("paisley")}/west`,
    // Malformed or hostile.
    ...["//regions/a", "/regions//a", "/regions/a//", "/constructor/prototype", "/__proto__/toString"],
    ...[`/${"a".repeat(100_000)}`, "/".repeat(100_000), "/\uD800/\uDC00", "\\regions\\a"],
    ...["javascript:alert(1)", "/seo//plumbing/paisley", chat("%3Cscript%3Ealert(1)%3C/script%3E")],
  ],
  industry: [
    ...[routes.industry("alchemy"), "/industries/alchemy/", "/INDUSTRIES/Alchemy", "/industries/%00"],
    ...["/industries/..", "/industries/%E0%A4%A", "/industries/\uD800"],
  ],
  region: [routes.region("atlantis")],
  country: [routes.country("europe", "xx"), "/regions/<script>alert(1)</script>"],
  city: [routes.city("europe", "germany", "xx")],
  post: [routes.post("never-written"), "/blog/%3Cscript%3Ealert(1)%3C%2Fscript%3E"],
  service: [routes.service("laundry")],
  combination: [...["%00", "..", "%E0%A4%A", "---"].map(chat), "/seo/%E0%A4%A/plumbing/paisley"],
};

it("recognises what an unknown path was to be", () => {
  for (const [kind, paths] of Object.entries(KINDS))
    for (const path of paths)
      expect([path.slice(0, 60), recognisePath(path).kind]).toEqual([path.slice(0, 60), kind]);
});

it("names the country and the city of a path", () => {
  for (const [path, country, city] of [
    ["/regions/europe/germany/d%C3%BCsseldorf", "germany", "düsseldorf"],
    ["/Regions/Europe/New%20Zealand/St%20Johns/", "new-zealand", "st-johns"],
    ["/regions/a/%00/%E0%A4%A", "\0", ""],
  ] as const)
    expect(recognisePath(path)).toEqual({ kind: "city", country, city });
});

it("names the city of a landing page, and its canonical path", () => {
  for (const [location, expected] of [
    ["paisley/", landing("Paisley")],
    ["stratford-upon-avon", landing("Stratford Upon Avon")],
    ["king's-lynn", landing("King's Lynn")],
    ["saint-%C3%A9tienne", landing("Saint Étienne")],
    ["New%20York", landing("New York", chat("new-york"))],
    ["%C3%89vian Les Bains", landing("Évian Les Bains", chat("%C3%89vian-les-bains"))],
    ["%3Cscript%3Ealert(1)%3C%2Fscript%3E", landing("Script Alert 1 Script")],
    ["ring-%E2%80%AE0999-now!", landing("Ring 0999 Now")],
    ["\uD800paisley\uDFFF", landing("Paisley")],
    ["a".repeat(5000), landing(`A${"a".repeat(59)}`)],
  ] as const)
    expect(recognisePath(chat(location))).toMatchObject(expected);
  expect(recognisePath("/SEO/Live-Chat-Support/Plumbing/paisley")).toEqual({
    ...landing("Paisley", chat("paisley")),
    location: "paisley",
  });
});

describe("any path", () => {
  // fast-check's own unit for all of Unicode takes a second to be made.
  const character = fc.nat({ max: 0x10ffff }).map((point) => String.fromCodePoint(point));
  const whole = fc.string({ unit: character.filter((one) => !/\p{Cs}/u.test(one)) });
  const path = fc.oneof(
    whole,
    fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
    fc.webPath(),
    fc.array(whole, { maxLength: 5 }).map((parts) => `/${parts.join("/")}`),
    whole.map((location) => chat(encodeURIComponent(location))),
  );

  it("is recognised without an error, with a short name of a city and a canonical path on this site", () => {
    fc.assert(
      fc.property(path, (any) => {
        const found = recognisePath(any);
        if (found.kind !== "landing") return;
        expect(found.city.length).toBeLessThanOrEqual(60);
        expect(found.city).toMatch(/^[\p{L}\p{M}\p{N}.'’ ]+$/u);
        const { origin, pathname } = new URL(found.canonical, "https://www.clydeline.example");
        expect(origin).toBe("https://www.clydeline.example");
        expect(recognisePath(pathname)).toEqual({ ...found, canonical: pathname, isMoved: false });
      }),
    );
  });
});

it("does not cut a surrogate pair of a city's name", () => {
  expect(toCityName(`${"a".repeat(59)}𠀀b`)).toBe(`A${"a".repeat(58)}`);
});
