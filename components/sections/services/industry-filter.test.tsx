/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { filterIndustries, IndustryFilter } from "./industry-filter";

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

it("leaves the trades whose words or other names begin with what is typed, and categories with a match", () => {
  const found = {
    "": ["dental", "opticians", "cafes"],
    "   ": ["dental", "opticians", "cafes"],
    OPT: ["opticians"],
    ortho: ["dental"],
    "practices dent": ["dental"],
    cafe: ["cafes"],
    "bar café": ["cafes"],
    ticians: [],
    "dental opticians": [],
  };
  const shown = Object.keys(found).map((query) => [
    query,
    filterIndustries(groups, query).flatMap(({ industries }) => industries.map(({ slug }) => slug)),
  ]);
  expect(Object.fromEntries(shown)).toEqual(found);
  expect(filterIndustries(groups, "cafe").map(({ slug }) => slug)).toEqual(["food"]);
});

it("says how many trades are left, lists all again when the field is cleared, and offers a contact when there is none", () => {
  render(<IndustryFilter groups={groups} />);
  const type = (value: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
  const links = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));
  type("dentist");
  expect(links()).toEqual(["/industries/dental"]);
  expect(screen.getByRole("status")).toHaveTextContent("1 of 3 trades");
  type("");
  expect(links()).toEqual(expect.arrayContaining(["/industries/dental", "/industries/cafes"]));
  expect(screen.getByRole("status")).toHaveTextContent(/^3 trades$/);
  type("qqq");
  expect(links()).toEqual(["/contact"]);
});
