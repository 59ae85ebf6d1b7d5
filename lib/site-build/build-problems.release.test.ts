import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { getContent } from "@/lib/content";
import { reportProblems } from "./build-problems";

const VARIABLES = ["SITE_URL", "LANDING_SCOPE", "LANDING_SHARD", "LANDING_ENGINE"] as const;
type Settings = Partial<Record<(typeof VARIABLES)[number], string>>;

const before = { ...process.env };
beforeEach(() => VARIABLES.forEach((name) => delete process.env[name]));
afterAll(() => void Object.assign(process.env, before));

/** A day on which the site's security.txt is still valid. */
const now = new Date(Date.parse(getContent().site.security.expires) - 100 * 86_400_000);

async function problemsWith(settings: Settings, clock = now): Promise<string[]> {
  Object.assign(process.env, settings);
  // LANDING_SCOPE is applied when the content is first read.
  jest.resetModules();
  const { findBuildProblems } = await import("./build-problems");
  return findBuildProblems(clock);
}

it("finds no problem in the site's own content and default settings", async () => {
  expect(await problemsWith({})).toEqual([]);
  expect(reportProblems([])).toBe("");
});

it("refuses wrong settings", async () => {
  const wrong: [Settings, RegExp][] = [
    [{ SITE_URL: "www.firm.co.uk" }, /SITE_URL: expected an absolute URL .* got “www\.firm\.co\.uk”$/],
    [{ LANDING_SCOPE: "services=live-chats" }, /LANDING_SCOPE: services: not in the catalogue: live-chats$/],
    [{ LANDING_SCOPE: "countries=germany;cities=london" }, /LANDING_SCOPE: expected a city in one of the/],
    [{ LANDING_SHARD: "9/8" }, /LANDING_SHARD: expected the number of a shard .* got “9\/8”$/],
    [{ LANDING_ENGINE: "foo" }, /LANDING_ENGINE: expected “adapter” or “next”, got “foo”$/],
  ];
  for (const [settings, expected] of wrong) {
    VARIABLES.forEach((name) => delete process.env[name]);
    expect(await problemsWith(settings)).toEqual([expect.stringMatching(expected)]);
  }
});

it("refuses a security.txt that is about to expire", async () => {
  const tenDaysBefore = new Date(Date.parse(getContent().site.security.expires) - 10 * 86_400_000);
  expect(await problemsWith({}, tenDaysBefore)).toEqual([
    expect.stringMatching(/content\/site\.yaml, security\.expires: security\.txt expires in 10 days/),
  ]);
});

it("stops `next build` before it compiles, with one list of problems and no stack trace", () => {
  const site = () => (existsSync("out") ? realpathSync("out") : undefined);
  const published = site();
  const { status, stderr } = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    env: { ...process.env, SITE_URL: "foo", LANDING_SCOPE: "services=live-chats" },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr.trim().split("\n")).toEqual([
    "2 problems, nothing was built:",
    expect.stringMatching(/^ {2}SITE_URL: /),
    expect.stringMatching(/^ {2}LANDING_SCOPE: /),
  ]);
  expect(site()).toBe(published);
});
