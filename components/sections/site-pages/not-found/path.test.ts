import fc from "fast-check";
import { routes } from "@/lib/routes";
import { recognisePath, toCityName } from "./path";

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

describe("an unknown path", () => {
  it.each([
    ["/", "page"],
    ["", "page"],
    ["/nowhere", "page"],
    ["/nowhere/at/all", "page"],
    [routes.industry("alchemy"), "industry"],
    ["/industries/alchemy/", "industry"],
    ["/INDUSTRIES/Alchemy", "industry"],
    ["/industries/alchemy/potions", "page"],
    [routes.region("atlantis"), "region"],
    [routes.country("europe", "xx"), "country"],
    [routes.country("atlantis", "xx"), "country"],
    [routes.city("europe", "germany", "xx"), "city"],
    [routes.city("a", "b", "c"), "city"],
    ["/regions/a/b/c/d", "page"],
    [routes.post("never-written"), "post"],
    ["/blog/tag/never-used", "page"],
    [routes.service("laundry"), "service"],
    ["/services/laundry/folding", "page"],
    ["/seo", "page"],
    ["/seo/live-chat-support/plumbing", "page"],
    [`${chat("paisley")}/west`, "page"],
    // Malformed or hostile.
    ["//regions/a", "page"],
    ["/regions//a", "page"],
    ["/regions/a//", "page"],
    ["/industries/%00", "industry"],
    ["/industries/..", "industry"],
    ["/industries/%E0%A4%A", "industry"],
    ["/regions/<script>alert(1)</script>", "country"],
    ["/blog/%3Cscript%3Ealert(1)%3C%2Fscript%3E", "post"],
    ["/constructor/prototype", "page"],
    ["/__proto__/toString", "page"],
    [`/${"a".repeat(100_000)}`, "page"],
    ["/".repeat(100_000), "page"],
    ["/\uD800/\uDC00", "page"],
    ["/industries/\uD800", "industry"],
    ["\\regions\\a", "page"],
    ["javascript:alert(1)", "page"],
    [chat("%00"), "combination"],
    [chat(".."), "combination"],
    [chat("%E0%A4%A"), "combination"],
    [chat("---"), "combination"],
    ["/seo/%E0%A4%A/plumbing/paisley", "combination"],
    ["/seo//plumbing/paisley", "page"],
  ])("%.60j is recognised as: %s", (path, kind) => {
    expect(recognisePath(path)).toMatchObject({ kind });
  });

  it.each([
    ["/regions/europe/germany/d%C3%BCsseldorf", "germany", "düsseldorf"],
    ["/Regions/Europe/New%20Zealand/St%20Johns/", "new-zealand", "st-johns"],
    ["/regions/a/%00/%E0%A4%A", "\0", ""],
  ])("%s names a country and a city", (path, country, city) => {
    expect(recognisePath(path)).toEqual({ kind: "city", country, city });
  });

  it.each([
    ["paisley", landing("Paisley")],
    ["paisley/", landing("Paisley")],
    ["stratford-upon-avon", landing("Stratford Upon Avon")],
    ["king's-lynn", landing("King's Lynn")],
    ["saint-%C3%A9tienne", landing("Saint Étienne")],
    ["Paisley", landing("Paisley", chat("paisley"))],
    ["New%20York", landing("New York", chat("new-york"))],
    ["%C3%89vian Les Bains", landing("Évian Les Bains", chat("%C3%89vian-les-bains"))],
    ["%3Cscript%3Ealert(1)%3C/script%3E", undefined],
    ["%3Cscript%3Ealert(1)%3C%2Fscript%3E", landing("Script Alert 1 Script")],
    ["ring-%E2%80%AE0999-now!", landing("Ring 0999 Now")],
    ["\uD800paisley\uDFFF", landing("Paisley")],
    ["a".repeat(5000), landing(`A${"a".repeat(59)}`)],
  ])("%.40j is recognised as a city under the landing route", (location, expected) => {
    expect(recognisePath(chat(location))).toMatchObject(expected ?? { kind: "page" });
  });

  it("has one canonical path for each landing page", () => {
    expect(recognisePath("/SEO/Live-Chat-Support/Plumbing/paisley")).toEqual({
      ...landing("Paisley", chat("paisley")),
      location: "paisley",
    });
  });
});

describe("any path", () => {
  const path = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
    fc.webPath(),
    fc.array(fc.string({ unit: "binary" }), { maxLength: 5 }).map((parts) => `/${parts.join("/")}`),
    fc.string({ unit: "binary" }).map((location) => chat(encodeURIComponent(location))),
  );

  it("recognises any string without an error and makes short, well-formed names of cities", () => {
    fc.assert(
      fc.property(path, (any) => {
        const found = recognisePath(any);
        if (found.kind !== "landing") return;
        expect(found.city.length).toBeLessThanOrEqual(60);
        expect(found.city).toMatch(/^[\p{L}\p{M}\p{N}.'’ ]+$/u);
      }),
    );
  });

  it("makes canonical paths that are on this site and have no other canonical path", () => {
    fc.assert(
      fc.property(path, (any) => {
        const found = recognisePath(any);
        if (found.kind !== "landing") return;
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
