import fc from "fast-check";
import { routes } from "@/lib/routes";
import { recognisePath, toTown } from "./path";

const town = (name: string, canonical?: string) => ({
  kind: "landing",
  service: "live-chat-support",
  industry: "plumbing",
  town: name,
  canonical,
});
const chat = (location: string) => `/seo/live-chat-support/plumbing/${location}`;

describe("a path that leads nowhere", () => {
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
    // Hostile ones.
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
  ])("%.60j is meant for: %s", (path, kind) => {
    expect(recognisePath(path)).toEqual({ kind });
  });

  it.each([
    ["paisley", town("Paisley")],
    ["paisley/", town("Paisley")],
    ["stratford-upon-avon", town("Stratford Upon Avon")],
    ["king's-lynn", town("King's Lynn")],
    ["saint-%C3%A9tienne", town("Saint Étienne")],
    ["Paisley", town("Paisley", chat("paisley"))],
    ["New%20York", town("New York", chat("new-york"))],
    ["%C3%89vian Les Bains", town("Évian Les Bains", chat("%C3%89vian-les-bains"))],
    ["%3Cscript%3Ealert(1)%3C/script%3E", undefined],
    ["%3Cscript%3Ealert(1)%3C%2Fscript%3E", town("Script Alert 1 Script")],
    ["ring-%E2%80%AE0999-now!", town("Ring 0999 Now")],
    ["\uD800paisley\uDFFF", town("Paisley")],
    ["a".repeat(5000), town(`A${"a".repeat(59)}`)],
  ])("under the landing route, %.40j is a town", (location, expected) => {
    expect(recognisePath(chat(location))).toEqual(expected ?? { kind: "page" });
  });

  it("has one address for each landing page", () => {
    expect(recognisePath("/SEO/Live-Chat-Support/Plumbing/paisley")).toEqual(
      town("Paisley", chat("paisley")),
    );
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

  it("is recognised without an error, and a town is a short name in whole characters", () => {
    fc.assert(
      fc.property(path, (any) => {
        const found = recognisePath(any);
        if (found.kind !== "landing") return;
        expect(found.town.length).toBeLessThanOrEqual(60);
        expect(found.town).toMatch(/^[\p{L}\p{M}\p{N}.'’ ]+$/u);
      }),
    );
  });

  it("leads to its canonical address in one step, on this site", () => {
    fc.assert(
      fc.property(path, (any) => {
        const found = recognisePath(any);
        if (found.kind !== "landing" || found.canonical === undefined) return;
        const { origin, pathname } = new URL(found.canonical, "https://www.clydeline.example");
        expect(origin).toBe("https://www.clydeline.example");
        expect(recognisePath(pathname)).not.toMatchObject({ canonical: expect.any(String) });
      }),
    );
  });
});

it("cuts no character of a town's name in half", () => {
  expect(toTown(`${"a".repeat(59)}𠀀b`)).toBe(`A${"a".repeat(58)}`);
});
