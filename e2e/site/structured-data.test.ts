import { getContent } from "@/lib/content";
import { blogPosting } from "@/lib/seo/blog-posting";
import { breadcrumbList, itemList } from "@/lib/seo/list-nodes";
import { describeOrganization, homeNodes } from "@/lib/seo/organization";
import { serviceNode } from "@/lib/seo/service-node";
import { findDataProblems, findMissingTypes, readBlocks } from "./structured-data";
import { readSchemaOrg } from "./schema-org";

const vocabulary = readSchemaOrg(process.cwd());
const problemsOf = (data: object) =>
  findDataProblems(JSON.stringify({ "@context": "https://schema.org", ...data }), vocabulary);
const post = {
  "@type": "BlogPosting",
  "@id": "#a",
  headline: "A",
  author: { "@type": "Person", name: "B" },
};

it("accepts a post with properties inherited from parent types", async () => {
  expect(await problemsOf({ ...post, url: "https://a.example", wordCount: 3 })).toEqual([]);
});

it.each([
  ["no type", { headline: "A" }, "without a type"],
  ["an unknown type", { "@type": "BlogPost" }, "not a valid schema.org type"],
  ["a property of another type", { ...post, priceRange: "££" }, '"priceRange"'],
  [
    "a property of another type in a nested node",
    { ...post, author: { "@type": "Person", isbn: "1" } },
    '"isbn"',
  ],
  ["a breadcrumb list without items", { "@type": "BreadcrumbList" }, "itemListElement"],
  ["a reference to a missing node", { "@graph": [{ ...post, publisher: { "@id": "#b" } }] }, "refers to #b"],
])("reports %s", async (_, data, problem) => {
  expect(await problemsOf(data)).toContainEqual(expect.stringContaining(problem));
});

it("reports invalid JSON and a missing context", async () => {
  expect(await findDataProblems("{", vocabulary)).toEqual([expect.stringContaining("not valid JSON")]);
  expect(await findDataProblems("{}", vocabulary)).toEqual([expect.stringContaining("without the context")]);
});

it("finds the structured data among the scripts of a document", () => {
  expect(readBlocks(`<script>x</script><script type="application/ld+json">{"a":1}</script>`)).toEqual([
    '{"a":1}',
  ]);
});

describe("the structured data of our pages", () => {
  const { site, posts, services, plans } = getContent();
  const origin = "https://www.example.test";
  const page = { name: "A page", path: "/a" };
  const crumbs = [{ name: "Home", url: "/" }];
  const input = { ...page, description: "What it is.", plans, countries: ["France"], origin };

  it.each<[string, object]>([
    ["the home page", { "@graph": homeNodes(site, origin) }],
    ["breadcrumbs", { "@graph": [breadcrumbList(crumbs, page, origin)] }],
    ["a list", { "@graph": [itemList(page, [{ title: "B", url: "/b" }], origin)] }],
    ["the plans", { "@graph": [serviceNode(input), describeOrganization(site, origin)] }],
    ...services.map((service): [string, object] => [
      service.title,
      { "@graph": [serviceNode({ ...input, service }), describeOrganization(site, origin)] },
    ]),
    ["a post", blogPosting(posts[0]!, site, origin)],
  ])("is valid for %s", async (_, data) => {
    expect(await problemsOf(data)).toEqual([]);
  });

  it("has to have the types of its template", () => {
    const list = '{"@graph":[{"@type":"ItemList"}]}';
    expect(findMissingTypes("/regions/europe", [list])).toEqual([
      "has no BreadcrumbList in its structured data",
    ]);
    expect(findMissingTypes("/services", [list])).toEqual([]);
    expect(findMissingTypes("/about", [])).toEqual([]);
  });
});
