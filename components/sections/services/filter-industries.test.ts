import { filterIndustries } from "./filter-industries";

const groups = [
  {
    slug: "health",
    title: "Health",
    description: "Front desks.",
    industries: [
      { slug: "dental", title: "Dental Practices", aliases: ["dentist", "orthodontist"] },
      { slug: "opticians", title: "Opticians" },
    ],
  },
  {
    slug: "food",
    title: "Food",
    description: "Tables.",
    industries: [{ slug: "cafes", title: "Cafés & Bars" }],
  },
];
const found = (query: string) =>
  filterIndustries(groups, query).flatMap(({ industries }) => industries.map(({ slug }) => slug));

it.each([
  ["", ["dental", "opticians", "cafes"]],
  ["   ", ["dental", "opticians", "cafes"]],
  ["OPT", ["opticians"]],
  ["ortho", ["dental"]],
  ["practices dent", ["dental"]],
  ["cafe", ["cafes"]],
  ["bar café", ["cafes"]],
  ["ticians", []],
  ["dental opticians", []],
])("the query “%s” leaves the trades %j", (query, slugs) => expect(found(query)).toEqual(slugs));

it("leaves out categories without a match", () => {
  expect(filterIndustries(groups, "cafe").map(({ slug }) => slug)).toEqual(["food"]);
});
