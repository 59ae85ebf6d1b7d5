/** Deliberate mistakes in the content. One file: the first reading takes as long as twenty later ones. */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { findCatchments } from "./places/catchments";
import { findHolidays } from "./places/holiday-calendars";
import { readContent } from "./read-content";
import { entryOf, ninthService } from "./testing/ninth-service";
import {
  ALIAS_BOMB,
  copyContent,
  firstChallengeOf,
  latin1,
  lineOf,
  originalFile,
  problemLike,
  problemsIn,
  replace,
  readMistake,
  write,
  type Change,
  type Mistake,
} from "./testing/plant";

// They take twenty seconds, and no mistake is found by them.
jest.mock("./places/catchments.ts", () => ({ findCatchments: jest.fn() }));
jest.mock("./places/holiday-calendars.ts", () => ({ findHolidays: jest.fn() }));

const HOTELS = "industries/hotels.yaml";
const POST = "blog/dispatching-on-a-bad-day.md";
const UK = "locations/united-kingdom.yaml";
const { root, plant, read } = copyContent();
const content = () => path.join(root(), "content");

/** The mistake, if it does not lead to exactly the problems expected. */
function wrongOf({ name, changes, expected }: Mistake): string[] {
  try {
    expect(expected.length).toBeGreaterThan(0);
    expect(plant(changes)).toEqual(expected.map(problemLike));
    return [];
  } catch (error) {
    return [`${name}: ${String(error)}`];
  }
}

it("refuses every mistake of mistakes.txt with the problems that stand there, and no others", () => {
  const text = readFileSync(path.join(__dirname, "testing/mistakes.txt"), "utf8").replaceAll(
    /^(#.*)?\n/gm,
    "",
  );
  const mistakes = text.trimEnd().split(/\n(?! )/);
  expect(mistakes.length).toBeGreaterThan(100);
  expect(mistakes.map(readMistake).flatMap(wrongOf)).toEqual([]);
}, 600_000);

const FIRST_PARAGRAPH = lineOf(POST, "Any fool");
it("refuses mistakes in bytes, and texts that are too long", () => {
  const challenge = firstChallengeOf("plumbing").replace(" ", ", ").toUpperCase();
  const mistakes: [name: string, file: string, change: Change, field: string, message: RegExp][] = [
    [
      "not UTF-8",
      HOTELS,
      latin1("\n", "\n# Café\n"),
      "line 2",
      /^expected UTF-8, got bytes of another encoding/,
    ],
    ["a post that is not UTF-8", POST, latin1("Any fool", "Any fée"), FIRST_PARAGRAPH, /^expected UTF-8/],
    ["a NUL", HOTELS, replace(/^title: .*/m, 'title: "Ho\\0tels"'), "title", /characters, got U\+0000$/],
    ["a mark", HOTELS, replace(/^title: Hotels/m, "title: Hotels\u202E"), "title", /got U\+202E$/],
    ["a replacement", HOTELS, replace(/^title: .*/m, "title: H\uFFFDtels"), "title", /got U\+FFFD$/],
    ["a control", POST, replace("Any fool", "Any \u0007fool"), FIRST_PARAGRAPH, /got U\+0007$/],
    [
      "aliases that multiply",
      HOTELS,
      write(ALIAS_BOMB),
      "",
      /^expected texts without aliases: Excessive alias/,
    ],
    [
      "a long name",
      UK,
      replace("name: London", `name: ${"London".repeat(50)}`),
      "[0].name",
      /at most 60 char/,
    ],
    [
      "a long slug",
      UK,
      replace("slug: bi", `slug: ${"b".repeat(260)}`),
      "[1].slug",
      /at most 100 characters$/,
    ],
    [
      "a long post",
      POST,
      replace("## Conclusion", `## Conclusion\n\n${"one word ".repeat(1000)}`),
      "",
      /^expected 3 to 12 minutes/,
    ],
    [
      "a copy",
      "industries/inns.yaml",
      write(originalFile(HOTELS).replace(/^( *)(title|slug|people): .*/gm, "$1$2: inns")),
      "",
      /^\d+ sentences are also in content\/industries\/hotels\.yaml: is it a copy\?$/,
    ],
    // In capitals and with another comma: the same sentence all the same.
    [
      "a sentence of another industry",
      "industries/roofing.yaml",
      replace(/challenges:\n {2}- .*(\n {4}.*)*/, `challenges:\n  - ${challenge}`),
      "challenges[0]",
      /is also in content\/industries\/plumbing\.yaml: challenges\[0\]/,
    ],
  ];
  expect(
    mistakes.flatMap(([name, file, change, field, message]) =>
      wrongOf({ name, changes: { [file]: change }, expected: [[file, field, message]] }),
    ),
  ).toEqual([]);
});

/** Adds a link to the first paragraph of a post. */
const link = (url: string) => ({ [POST]: replace("Any fool", `[Any](${url}) fool`) });

it("refuses links that lead nowhere, and accepts those to pages of every kind", () => {
  const refused: [urls: string[], message: RegExp][] = [
    [
      ["https://", "http://example.org", "javascript:alert(1)", "pricing", "/pricing#plans"],
      /^expected a link to https:\/\/… or a path such as \/pricing, got “/,
    ],
    [
      [
        ...["/pricng", "//evil.example/x", "/blog/dispatching", "/regions/europe/germany/london"],
        ...["/seo/pay-per-lead/roofing/atlantis", "/services/pay-per-lead/piracy"],
      ],
      /^expected the path of a page, got “/,
    ],
  ];
  const mistakes = refused.flatMap(([urls, message]) =>
    urls.map((url): Mistake => ({
      name: url,
      changes: link(url),
      expected: [[POST, FIRST_PARAGRAPH, message]],
    })),
  );
  expect(mistakes.flatMap(wrongOf)).toEqual([]);
  const accepted = [
    ...["/", "/pricing", "/services/dispatching-services", "/services/dispatching-services/plumbing"],
    ...["/industries/plumbing", "/regions/europe/united-kingdom/glasgow", "/blog/returns-without-resentment"],
    ...[
      "/seo/dispatching-services/plumbing/glasgow",
      "/blog/category/industry-insights",
      "/blog/tag/dispatching",
    ],
    ...["/blog/page/2", "/blog/feed.xml", "https://ico.org.uk/make-a-complaint/"],
  ];
  expect(accepted.filter((url) => plant(link(url)).length > 0)).toEqual([]);
});

describe("a mistake is reported once", () => {
  const problemsWithout = (folder: string) => {
    renameSync(path.join(content(), folder), path.join(root(), "aside"));
    const found = problemsIn(root());
    renameSync(path.join(root(), "aside"), path.join(content(), folder));
    return found;
  };

  it("reports a missing folder once, or only the files of one that has a list", () => {
    for (const folder of ["industries", "services", "blog"])
      expect(problemsWithout(folder)).toEqual([
        { file: `content/${folder}`, field: "", message: "expected a folder of this name" },
      ]);
    for (const folder of ["locations", "pages", "landing"]) {
      const found = problemsWithout(folder);
      expect(found).not.toEqual([]);
      for (const { file, message } of found)
        expect(`${file} ${message}`).toMatch(new RegExp(`^content/${folder}/.* cannot be read: ENOENT`));
    }
    mkdirSync(path.join(content(), "pages/old"));
    const found = problemsIn(root());
    rmSync(path.join(content(), "pages/old"), { recursive: true });
    expect(found.map(({ file }) => file)).toEqual(["content/pages/old"]);
  });

  it("reports nothing but the file if one cannot be parsed to which others refer", () => {
    const files = [
      ...["industries/hvac", UK.replace(".yaml", ""), "locations/regions", "services/live-chat-support"],
      ...[
        "case-studies",
        "industry-categories",
        "claims",
        "climates",
        "law",
        "holiday-sources",
        "site",
        "plans",
      ],
      ...["staff-costs", "minimum-wages", "pages/home", "pages/blog"],
    ].map((name) => `${name}.yaml`);
    for (const file of [...files, POST])
      expect(plant({ [file]: write("- [") }).map((problem) => problem.file)).toEqual([`content/${file}`]);
  });
});

it("accepts byte order marks, Windows line ends, joiners and what a file manager leaves", () => {
  const windows: Change = (text) => `\uFEFF${text.replaceAll("\n", "\r\n")}`;
  expect(plant({ [HOTELS]: windows, [POST]: windows, "industries/.DS_Store": write("x") })).toEqual([]);
  expect(plant({ [HOTELS]: replace(/^title: .*/m, "title: Hotels 👩‍🍳") })).toEqual([]);
  cpSync("content", content(), { recursive: true });
  expect(problemsIn(root())).toEqual([]);
});

it("takes holidays and catchments of the content before, unless the places or the day were others", () => {
  const before = { ...read({}), holidays: {}, catchments: {} };
  readContent(root(), before);
  expect(findHolidays).not.toHaveBeenCalled();
  const site = { ...before.site, asOf: "2020-01-01" };
  readContent(root(), { ...before, site });
  expect(findHolidays).toHaveBeenCalledTimes(1);
  expect(findCatchments).toHaveBeenCalledTimes(1);
});

describe("a ninth service", () => {
  const industries = readdirSync("content/industries").sort();
  /** The problems when all industries have an entry, roofing one of its own. */
  const plantWith = (entry: string) =>
    plant({
      "services/telesales.yaml": write(ninthService),
      ...Object.fromEntries(
        industries.map((file) => {
          const text = file === "roofing.yaml" ? entry : entryOf(file.replace(".yaml", ""), "possible");
          return [`industries/${file}`, replace(/^services:\n/m, `services:\n${text}`)];
        }),
      ),
    });

  it("requires only a text in each industry", () => {
    const message =
      "expected fit, reason, how and script of the service content/services/telesales.yaml for this industry";
    expect(plant({ "services/telesales.yaml": write(ninthService) })).toEqual(
      industries.map((name) => ({
        file: `content/industries/${name}`,
        field: "services.telesales",
        message,
      })),
    );
  });

  it("has contacts and minutes where it fits", () => {
    expect(plantWith(entryOf("roofing", "core"))).toEqual([]);
    expect(plantWith(entryOf("roofing", "none"))).toEqual([]);
    expect(plantWith(entryOf("roofing", "none").replace("fit: none", "fit: core"))).toEqual(
      ["perMonth", "minutes"].map((field) => ({
        file: "content/industries/roofing.yaml",
        field: `services.telesales.${field}`,
        message: "expected a number where the service fits",
      })),
    );
  });
});
