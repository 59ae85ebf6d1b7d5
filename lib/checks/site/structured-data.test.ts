import { findDataProblems, readBlocks } from "./structured-data";
import { readSchemaOrg } from "./schema-org";

const vocabulary = readSchemaOrg(process.cwd());
const problemsOf = (data: object) =>
  findDataProblems(JSON.stringify({ "@context": "https://schema.org", ...data }), vocabulary);
const article = {
  "@type": "BlogPosting",
  "@id": "#a",
  headline: "A",
  author: { "@type": "Person", name: "B" },
};

it("accepts an article, with what it has from the classes above it", async () => {
  expect(await problemsOf({ ...article, url: "https://a.example", wordCount: 3 })).toEqual([]);
});

it.each([
  ["no type", { headline: "A" }, "without a type"],
  ["an unknown type", { "@type": "BlogPost" }, "not a valid schema.org type"],
  ["a property of another class", { ...article, priceRange: "££" }, '"priceRange"'],
  [
    "a property of another class further in",
    { ...article, author: { "@type": "Person", isbn: "1" } },
    '"isbn"',
  ],
  ["a breadcrumb without its steps", { "@type": "BreadcrumbList" }, "itemListElement"],
  ["a loose reference", { "@graph": [{ ...article, publisher: { "@id": "#b" } }] }, "refers to #b"],
])("reports %s", async (_, data, problem) => {
  expect(await problemsOf(data)).toContainEqual(expect.stringContaining(problem));
});

it("reports what is no JSON and what has no context", async () => {
  expect(await findDataProblems("{", vocabulary)).toEqual([expect.stringContaining("no JSON")]);
  expect(await findDataProblems("{}", vocabulary)).toEqual([expect.stringContaining("without a context")]);
});

it("finds the blocks of a document", () => {
  expect(readBlocks(`<script>x</script><script type="application/ld+json">{"a":1}</script>`)).toEqual([
    '{"a":1}',
  ]);
});
