import { formatPounds } from "@/lib/pounds";
import { getContent } from ".";
import { plainText } from "./post-text";
import { copyContent, originalFile, remove, replace } from "./testing/plant";

const { plant, read } = copyContent();
const { plans, overflowCallPrice, terms } = getContent().plans;
const [starter, professional] = plans;

/** The company as another one, in Leeds. */
const HOME = [
  [/^brand: .*/m, "brand: Airewell"],
  [/^legalName: .*/m, 'legalName: "{brand} Support Ltd"'],
  [/^homeCity: .*/m, "homeCity: leeds"],
  [/^ {2}latitude: .*/m, "  latitude: 53.796"],
  [/^ {2}longitude: .*/m, "  longitude: -1.547"],
  [/^ {2}timezone: .*/m, "  timezone: Europe/London"],
  [/^ {2}locality: .*/m, "  locality: Leeds"],
  [/^ {2}nation: .*/m, "  nation: England"],
  [/^ {2}calendar: .*/m, "  calendar: { country: GB, subdivision: ENG }"],
] as const;

/** The text of a field as it is in the file, with its placeholders. */
const rawField = (name: string, field: RegExp) => field.exec(originalFile(name))![1]!;
const inLeeds = (text: string) => text.replace("{brand}", "Airewell").replace("{homeCity}", "Leeds");

it("fills the facts of site.yaml and plans.yaml into texts of all kinds of files", () => {
  // A pound less, so that no difference of prices falls below zero.
  const price = starter!.price - 1;
  const annualPrice = Math.floor(price * 12 * (1 - terms.annualDiscount / 100));
  const { pages, posts, claims, site } = read({
    "site.yaml": (text) => HOME.reduce((changed, [from, to]) => changed.replace(from, to), text),
    "plans.yaml": replace(
      /price: \d+\n {4}annualPrice: \d+/,
      `price: ${price}\n    annualPrice: ${annualPrice}`,
    ),
  });
  expect(site.legalName).toBe("Airewell Support Ltd");
  const title = rawField("pages/home.yaml", /^title: (.* from \{homeCity\})$/m);
  expect(pages.home.title).toBe(inLeeds(title));
  const wording = rawField("claims.yaml", /- id: founded\n(?: .*\n)*? {2}wording: "?(\{brand\}[^"\n]*)/);
  expect(claims.find(({ id }) => id === "founded")?.wording).toBe(
    inLeeds(wording).replace("{founded}", String(site.founded)),
  );
  const worked = posts.find(({ slug }) => slug === "reading-a-support-contract-before-you-sign");
  const beyond = Math.max(0, 150 - starter!.calls!);
  const sum = `${formatPounds(price)} + ${beyond} × ${formatPounds(overflowCallPrice)}`;
  const paragraphs = worked!.parts.flatMap((part) => (part.type === "paragraph" ? plainText(part.text) : []));
  expect(paragraphs.join(" ")).toContain(
    `comes to ${sum} = ${formatPounds(price + beyond * overflowCallPrice)}.`,
  );
});

it("reports unknown, invalid and hard-coded facts with their positions", () => {
  const annualPrice = formatPounds(professional!.annualPrice);
  const note = originalFile("blog/what-goes-in-a-call-note.md");
  const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split("\n").length;
  const firstLine = lineOf(originalFile("blog/what-a-missed-call-really-costs.md"), "\n---\n\n") + 3;
  const problems = plant({
    "pages/about.yaml": replace("{legalName}", "{legalname}"),
    "pages/pricing.yaml": replace("{annualPrice:professional}", annualPrice),
    "blog/what-goes-in-a-call-note.md": replace("{samplePhone}", "{telephone}"),
    "blog/what-a-missed-call-really-costs.md": replace(
      "\n---\n\n",
      "\n---\n\nIt saves {1 - price:starter}. ",
    ),
  });
  const told = problems.map(({ file, field, message }) => `${file} | ${field} | ${message.split(";")[0]}`);
  expect(told.sort()).toEqual([
    `content/blog/what-a-missed-call-really-costs.md | line ${firstLine} | {1 - price:starter}: the result is below zero: reword the sentence`,
    `content/blog/what-goes-in-a-call-note.md | line ${lineOf(note, "{samplePhone}")} | {telephone}: unknown name`,
    "content/pages/about.yaml | history[1].text | {legalname}: unknown name",
    `content/pages/pricing.yaml | faq.items[5].answer | “${annualPrice}”: write {annualPrice:professional}`,
  ]);
});

it("reads plain JSON, which the cache keeps as it is", () => {
  const files = read({});
  expect(JSON.parse(JSON.stringify(files))).toStrictEqual(files);
});

it("lists the mistakes of all files together", () => {
  const problems = plant({
    "site.yaml": replace(/e164: .*/, 'e164: "0141 496 0123"'),
    "services/live-chat-support.yaml": replace(/^short: .*\n/m, ""),
    "locations/france.yaml": () => "- name: [Paris\n",
    "pages/home.yaml": remove,
    "landing/trade.yaml": replace(
      "By day we answer from {homeCity}",
      "By day we answer from {homeCity}, {town}",
    ),
    "landing/headings.yaml": replace("Home\n", "Where the day gets out of hand for {people}\n"),
  });
  const files = [
    ...["site", "services/live-chat-support", "locations/france", "pages/home"],
    ...["landing/trade", "landing/headings"],
  ];
  expect(problems.map(({ file }) => file).sort()).toEqual(files.map((name) => `content/${name}.yaml`).sort());
});
