/** Mistakes in names, folders, bytes and syntax of files, and changes that are not mistakes. */
import { cpSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { lineOf, originalFile, problemsIn, remove, replace, testMistakes, copyContent, write } from "./plant";

const HOTELS = "industries/hotels.yaml";
const POST = "blog/dispatching-on-a-bad-day.md";
const FIRST_PARAGRAPH = lineOf(POST, "Any fool");

/** Each level repeats the previous one ten times: 300 bytes expand to ten thousand million values. */
const ALIAS_BOMB = Array.from({ length: 10 }, (_, level) =>
  level === 0
    ? "a0: &a0 [x]"
    : `a${level}: &a${level} [${Array(10)
        .fill(`*a${level - 1}`)
        .join(", ")}]`,
).join("\n");

testMistakes([
  [
    "a file that is not UTF-8",
    { [HOTELS]: (text) => Buffer.from(text.replace("\n", "\n# Café\n"), "latin1") },
    [HOTELS, "line 2", /^expected UTF-8, got bytes of another encoding: save the file as UTF-8$/],
  ],
  [
    "a post that is not UTF-8",
    { [POST]: (text) => Buffer.from(text.replace("Any fool", "Any fée"), "latin1") },
    [POST, FIRST_PARAGRAPH, /^expected UTF-8/],
  ],
  [
    "a NUL in a text",
    { [HOTELS]: replace(/^title: .*/m, 'title: "Ho\\0tels"') },
    [HOTELS, "title", /^expected visible characters, got U\+0000$/],
  ],
  [
    "a mark that changes the direction of writing",
    { [HOTELS]: replace(/^title: Hotels/m, "title: Hotels\u202E") },
    [HOTELS, "title", /expected visible characters, got U\+202E$/],
  ],
  [
    "a replacement character",
    { [HOTELS]: replace(/^title: .*/m, "title: H\uFFFDtels") },
    [HOTELS, "title", /expected visible characters, got U\+FFFD$/],
  ],
  [
    "a control character in a post",
    { [POST]: replace("Any fool", "Any \u0007fool") },
    [POST, FIRST_PARAGRAPH, /expected visible characters, got U\+0007$/],
  ],
  ["a file that is not YAML", { [HOTELS]: write("title: [Hotels\n") }, [HOTELS, "", /at line 2, column 1/]],
  ["an empty file", { [HOTELS]: write("") }, [HOTELS, "", /expected object/]],
  [
    "a duplicate key",
    { [HOTELS]: replace(/^/, "title: Inns\n") },
    [HOTELS, "", /Map keys must be unique at line 2/],
  ],
  [
    "aliases that multiply",
    { [HOTELS]: write(ALIAS_BOMB) },
    [HOTELS, "", /^expected texts without aliases: Excessive alias count/],
  ],
  [
    "a page that is missing",
    { "pages/pricing.yaml": remove },
    ["pages/pricing.yaml", "", /^cannot be read: ENOENT, expected this file to exist$/],
  ],
  [
    "a country's file that is missing",
    { "locations/canada.yaml": remove },
    ["locations/canada.yaml", "", /^cannot be read: ENOENT/],
  ],
  [
    "an industry saved as .yml, which others refer to",
    { [HOTELS]: remove, "industries/hotels.yml": write(originalFile(HOTELS)) },
    ["industries/hotels.yml", "", /^is not read: expected a file with the extension \.yaml$/],
  ],
  [
    "a file of a country that is not in regions.yaml",
    { "locations/ireland.yaml": write("[]\n") },
    ["locations/ireland.yaml", "", /^is not read: expected one of australia\.yaml, canada\.yaml, /],
  ],
  [
    "a file without a page",
    { "pages/prices.yaml": write("title: Prices\n") },
    ["pages/prices.yaml", "", /^no page “prices” in lib\/pages\.ts$/],
  ],
  [
    "a file beside the folders",
    { "hotels.yaml": write(originalFile(HOTELS)) },
    ["hotels.yaml", "", /^is not read: expected one of README\.md, /],
  ],
  ...["blog/good.MD", "blog/good.mdx", "blog/good.markdown"].map(
    (name) =>
      [
        `a post named ${name}`,
        { [name]: write("# Good\n") },
        [name, "", /^is not read: expected a file with the extension \.md$/] as [string, string, RegExp],
      ] as Parameters<typeof testMistakes>[0][number],
  ),
]);

describe("a mistake is reported once", () => {
  const { root, plant } = copyContent();
  const content = () => path.join(root(), "content");

  it.each(["industries", "services", "blog"])("reports the folder %s once if it is missing", (folder) => {
    renameSync(path.join(content(), folder), path.join(root(), "aside"));
    const found = problemsIn(root());
    renameSync(path.join(root(), "aside"), path.join(content(), folder));
    expect(found).toEqual([
      { file: `content/${folder}`, field: "", message: "expected a folder of this name" },
    ]);
  });

  it.each(["locations", "pages", "landing"])(
    "reports only the files of the folder %s if it is missing",
    (folder) => {
      renameSync(path.join(content(), folder), path.join(root(), "aside"));
      const found = problemsIn(root());
      renameSync(path.join(root(), "aside"), path.join(content(), folder));
      expect(found).not.toEqual([]);
      for (const { file, message } of found) {
        expect(file).toMatch(new RegExp(`^content/${folder}/`));
        expect(message).toMatch(/^cannot be read: ENOENT/);
      }
    },
  );

  it("reports a folder within content/pages once", () => {
    mkdirSync(path.join(content(), "pages/old"));
    const found = problemsIn(root());
    rmSync(path.join(content(), "pages/old"), { recursive: true });
    expect(found).toEqual([
      { file: "content/pages/old", field: "", message: "no page “old” in lib/pages.ts" },
    ]);
  });

  it.each([
    // Other files refer to most of these, and are not reported.
    ["an industry", "industries/hvac.yaml"],
    ["a country", "locations/united-kingdom.yaml"],
    ["the regions", "locations/regions.yaml"],
    ["a service", "services/live-chat-support.yaml"],
    ["the register of clients", "case-studies.yaml"],
    ["the categories", "categories.yaml"],
    ["the claims", "claims.yaml"],
    ["the climates", "climates.yaml"],
    ["the law", "law.yaml"],
    ["the sources of holidays", "holiday-sources.yaml"],
    ["the company", "site.yaml"],
    ["the prices", "plans.yaml"],
    ["the costs of staff", "staff-costs.yaml"],
    ["the minimum wages", "minimum-wages.yaml"],
    ["the home page", "pages/home.yaml"],
    ["the blog's page", "pages/blog.yaml"],
    ["a post", POST],
  ])("reports nothing but the file if %s cannot be parsed", (_, file) => {
    expect(plant({ [file]: write("- [") }).map((problem) => problem.file)).toEqual([`content/${file}`]);
  });
});

describe("not a mistake", () => {
  const { root, plant } = copyContent();

  it.each([
    [
      "a byte order mark and Windows line ends in YAML",
      HOTELS,
      (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`,
    ],
    [
      "a byte order mark and Windows line ends in a post",
      POST,
      (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`,
    ],
    ["an emoji with a joiner", HOTELS, replace(/^title: .*/m, "title: Hotels 👩‍🍳")],
    ["HTML, which is escaped", HOTELS, replace(/^title: .*/m, "title: Hotels <b>&amp;</b>")],
    ["what a file manager leaves", "industries/.DS_Store", write("x")],
  ])("accepts %s", (_, file, change) => {
    expect(plant({ [file]: change })).toEqual([]);
  });

  it("accepts the content as it is", () => {
    cpSync("content", path.join(root(), "content"), { recursive: true });
    expect(problemsIn(root())).toEqual([]);
  });
});
