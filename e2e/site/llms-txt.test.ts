import { LLMS_TXT_LINES } from "@/lib/seo/llms-txt";
import { findLlmsTxtProblems } from "./llms-txt";

const ORIGIN = "https://a.example";
const known = new Set(["/", "/services", "/feed.xml"]);
const problemsOf = (text: string) => findLlmsTxtProblems(text, known, ORIGIN);
const LINKS = `[Home](${ORIGIN}/): one\n[Services](${ORIGIN}/services): two\n[Feed](${ORIGIN}/feed.xml)\n`;

it("accepts links to pages and files", () => {
  expect(problemsOf(LINKS)).toEqual([]);
});

it.each([`${ORIGIN}/service`, "/services", "https://b.example/services", `${ORIGIN}.evil/services`])(
  "reports a link to %s",
  (url) => {
    expect(problemsOf(`${LINKS}[Odd](${url})`)).toEqual([
      `llms.txt links to ${url}, which is no page or file of the site`,
    ]);
  },
);

it("reports a file without links, and one that is too long", () => {
  expect(problemsOf("# Nothing\n")).toEqual(["llms.txt has no links"]);
  const lines = LINKS.split("\n").length - 1;
  expect(problemsOf(LINKS + "x\n".repeat(LLMS_TXT_LINES - lines))).toEqual([]);
  expect(problemsOf(LINKS + "x\n".repeat(LLMS_TXT_LINES - lines + 1))).toHaveLength(1);
});
