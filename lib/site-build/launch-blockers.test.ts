import { readFileSync } from "node:fs";
import { getContent } from "@/lib/content";
import { describeLaunchBlockers, type Finished } from "./launch-blockers";

const { site } = getContent();
const email = { general: "hello@firm.co.uk", sales: "sales@firm.co.uk", dataProtection: "dpo@firm.co.uk" };
const ready: Finished = {
  site: {
    ...site,
    asOf: "2026-11-01",
    email,
    security: { ...site.security, contact: "security@firm.co.uk" },
    portal: { administrator: "admin@firm.co.uk", demo: [] },
  },
  origin: "https://www.firm.co.uk",
  hasSiteUrl: true,
  readme: "# Content\n\n## Sources\n\n| `site.yaml` | is no sample |\n",
  now: new Date("2027-01-30T12:00:00Z"),
};

it("says nothing of a site that is ready", () => {
  expect(describeLaunchBlockers(ready)).toBe("");
});

it.each<[string, Partial<Finished>, RegExp]>([
  ["no SITE_URL", { hasSiteUrl: false }, /SITE_URL is not set: .* name https:\/\/www\.firm\.co\.uk$/],
  ["an example for SITE_URL", { origin: "https://www.firm.example" }, /SITE_URL is an example: .*\.example$/],
  [
    "an address that is an example",
    { site: { ...ready.site, email: { ...email, sales: "sales@firm.example" } } },
    /arrives nowhere: sales@firm\.example$/,
  ],
  [
    "a demo account",
    { site: { ...ready.site, portal: { ...ready.site.portal, demo: site.portal.demo } } },
    /passwords of the demo accounts .*@/,
  ],
  [
    "samples",
    {
      readme:
        "## Samples\n\n| where | what |\n|---|---|\n| `site.yaml`, portal | x |\n| `blog/*.md` | y |\n\n## Sources\n",
    },
    /invented, in site\.yaml, blog\/\*\.md$/,
  ],
  ["a day long past", { now: new Date("2027-01-31T12:00:00Z") }, /asOf is 91 days ago \(2026-11-01\)/],
  ["a day to come", { now: new Date("2026-10-31T12:00:00Z") }, /asOf is a day to come \(2026-11-01\)$/],
])("names %s", (_, change, line) => {
  const [heading, ...lines] = describeLaunchBlockers({ ...ready, ...change })
    .trimEnd()
    .split("\n");
  expect(heading).toBe("Not ready for the public:");
  expect(lines).toEqual([expect.stringMatching(line)]);
});

it("finds the samples that the site's own content lists", () => {
  const readme = readFileSync("content/README.md", "utf8");
  expect(describeLaunchBlockers({ ...ready, readme })).toMatch(/site\.yaml.*testimonials\.yaml/);
});
