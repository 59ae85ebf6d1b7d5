import { readFileSync } from "node:fs";
import { getContent } from "@/lib/content";
import { describeBlockers, type BuiltSite } from "./launch-report";

const { site } = getContent();
const email = { general: "hello@firm.co.uk", sales: "sales@firm.co.uk", dataProtection: "dpo@firm.co.uk" };
const ready: BuiltSite = {
  site: {
    ...site,
    asOf: "2026-11-01",
    samples: false,
    email,
    security: { ...site.security, contact: "security@firm.co.uk", expires: "2027-10-01" },
    portal: { administrator: "admin@firm.co.uk", demo: [] },
  },
  origin: "https://www.firm.co.uk",
  hasSiteUrl: true,
  readme: "# Content\n\n## Sources\n\n| `site.yaml` | not a sample |\n",
  node: "24.9.0",
  now: new Date("2027-01-30T12:00:00Z"),
  isEvidenceOld: false,
};

it("returns an empty report for a site that is ready to go live", () => {
  expect(describeBlockers(ready)).toBe("");
});

const siteWith = (change: Partial<BuiltSite["site"]>) => ({ site: { ...ready.site, ...change } });
const SAMPLES =
  "## Sample content\n\n| where | what |\n|---|---|\n| `site.yaml`, portal | x |\n| `blog/*.md` | y |\n\n";
const BLOCKERS: [change: Partial<BuiltSite>, line: RegExp][] = [
  [{ hasSiteUrl: false }, /SITE_URL is not set: .* use https:\/\/www\.firm\.co\.uk$/],
  [{ origin: "https://www.firm.example" }, /SITE_URL is an example: .*\.example$/],
  [siteWith({ email: { ...email, sales: "a@firm.example" } }), /is never delivered: a@firm\.example$/],
  [
    siteWith({ portal: { ...ready.site.portal, demo: site.portal.demo } }),
    /passwords of the demo accounts .*@/,
  ],
  [
    { readme: `${SAMPLES}## Sources\n` },
    /are fictitious, in site\.yaml, blog\/\*\.md; samples is false .*, so no page marks them$/,
  ],
  [
    siteWith({ samples: true }),
    /^ {2}- samples is true in content\/site\.yaml: pages mark clients as invented$/,
  ],
  [{ now: new Date("2027-01-31T12:00:00Z") }, /asOf is 91 days ago \(2026-11-01\)/],
  [{ now: new Date("2026-10-31T12:00:00Z") }, /asOf is in the future \(2026-11-01\)$/],
  [
    siteWith({ security: { ...ready.site.security, expires: "2027-02-10" } }),
    /security\.txt expires in 1[01] days \(2027-02-10\)/,
  ],
  [
    { node: "20.20.0" },
    /^ {2}- Node 20 has had no security updates since 2026-04-30: build with the version in \.nvmrc$/,
  ],
  [{ isEvidenceOld: true }, /npm run evidence$/],
];

it("reports each thing that is in the way", () => {
  for (const [change, line] of BLOCKERS) {
    const [heading, ...lines] = describeBlockers({ ...ready, ...change })
      .trimEnd()
      .split("\n");
    expect([heading, ...lines]).toEqual(["Not ready to go live:", expect.stringMatching(line)]);
  }
});

it("finds the sample content that content/README.md lists", () => {
  const readme = readFileSync("content/README.md", "utf8");
  expect(describeBlockers({ ...ready, readme })).toMatch(/site\.yaml.*testimonials\.yaml/);
  const marked = { ...ready, readme, site: { ...ready.site, samples: true } };
  expect(describeBlockers(marked)).toMatch(/replace them, then remove their mark: samples is true/);
});

it("accepts the Node of .nvmrc, and one that is newer than the schedule", () => {
  const pinned = readFileSync(".nvmrc", "utf8").trim();
  expect(describeBlockers({ ...ready, node: `${pinned}.0.0` })).toBe("");
  expect(describeBlockers({ ...ready, node: "99.0.0" })).toBe("");
});
