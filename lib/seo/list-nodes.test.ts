import { breadcrumbList, itemList } from "./list-nodes";

const origin = "https://www.example.test";
type Items = { itemListElement: Record<string, unknown>[] };

it("ends breadcrumbs with the page itself", () => {
  const crumbs = [
    { name: "Home", url: "/" },
    { name: "Regions", url: "/regions" },
  ];
  const { itemListElement } = breadcrumbList(
    crumbs,
    { name: "Europe", path: "/regions/europe" },
    origin,
  ) as unknown as Items;
  expect(itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${origin}/` },
    { "@type": "ListItem", position: 2, name: "Regions", item: `${origin}/regions` },
    { "@type": "ListItem", position: 3, name: "Europe", item: `${origin}/regions/europe` },
  ]);
});

it("numbers the entries of a list in the order of the page", () => {
  const entries = [
    { title: "B", url: "/b" },
    { title: "A", url: "/a" },
  ];
  expect(itemList({ name: "All", path: "/all" }, entries, origin)).toMatchObject({
    "@type": "ItemList",
    url: `${origin}/all`,
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: "B", url: `${origin}/b` },
      { position: 2, name: "A", url: `${origin}/a` },
    ],
  });
});
