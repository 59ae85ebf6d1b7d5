import { findDataProblems, findMissingTypes, readBlocks } from "./structured-data";
import { readSchemaOrg } from "./schema-org";

const vocabulary = readSchemaOrg(process.cwd());
const problemsOf = (data: object) =>
  findDataProblems(JSON.stringify({ "@context": "https://schema.org", ...data }), vocabulary);
const author = { "@type": "Person", name: "B" };
const post = { "@type": "BlogPosting", "@id": "#a", headline: "A", author };

it("accepts a post with properties inherited from parent types, and reports what is wrong", async () => {
  expect(await problemsOf({ ...post, url: "https://a.example", wordCount: 3 })).toEqual([]);
  for (const [data, problem] of [
    [{ headline: "A" }, "without a type"],
    [{ "@type": "BlogPost" }, "not a valid schema.org type"],
    [{ ...post, priceRange: "££" }, '"priceRange"'],
    [{ ...post, author: { ...author, isbn: "1" } }, '"isbn"'],
    [{ "@type": "BreadcrumbList" }, "itemListElement"],
    [{ "@graph": [{ ...post, publisher: { "@id": "#b" } }] }, "refers to #b"],
  ] as const)
    expect(await problemsOf(data)).toContainEqual(expect.stringContaining(problem));
  expect(await findDataProblems("{", vocabulary)).toEqual([expect.stringContaining("not valid JSON")]);
  expect(await findDataProblems("{}", vocabulary)).toEqual([expect.stringContaining("without the context")]);
});

it("finds the blocks of a page, and the types of its template that they lack", () => {
  expect(readBlocks(`<script>x</script><script type="application/ld+json">{"a":1}</script>`)).toEqual([
    '{"a":1}',
  ]);
  const list = '{"@graph":[{"@type":"ItemList"}]}';
  expect(findMissingTypes("/regions/europe", [list])).toEqual([
    "has no BreadcrumbList in its structured data",
  ]);
  expect([...findMissingTypes("/services", [list]), ...findMissingTypes("/about", [])]).toEqual([]);
});
