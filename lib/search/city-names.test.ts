import { getContent } from "@/lib/content";
import { findCitiesByName, nameCity } from "./city-names";

const { cities } = getContent();
const named = cities.map(nameCity);
const find = (text: string) => findCitiesByName(named, text).map(({ slug }) => slug);

it.each([
  ["duesseldorf", "dusseldorf"],
  ["Düsseldorf", "dusseldorf"],
  ["du\u0308sseldorf", "dusseldorf"],
  ["muenchen", "munich"],
  ["münchen", "munich"],
  ["saint-johns", "st-johns"],
  ["st johns", "st-johns"],
  ["st.-john's", "st-johns"],
  ["new-york-city", "new-york"],
  ["austin-tx", "austin"],
  ["austin-texas", "austin"],
  ["glasgow-uk", "glasgow"],
  ["hamilton-new-zealand", "hamilton-new-zealand"],
  ["hamilton-nz", "hamilton-new-zealand"],
  ["richmond", "richmond-virginia"],
])("%s is %s alone", (text, slug) => expect(find(text)).toEqual([slug]));

it("finds all cities of one name", () => {
  expect(find("hamilton").sort()).toEqual(["hamilton-new-zealand", "hamilton-ontario"]);
  expect(find("newcastle").sort()).toEqual(["newcastle-new-south-wales", "newcastle-upon-tyne"]);
});

it("finds each city by its slug, its name and its name with the state", () => {
  for (const { slug, name, admin } of cities) {
    expect(find(slug)).toContain(slug);
    expect(find(name)).toContain(slug);
    expect(find(`${name}, ${admin}`)).toContain(slug);
  }
});

it.each(["", " ", "-", "x", "glasgo", "ontario", "uk", "glasgow-glasgow", "constructor"])(
  "%j names no city",
  (text) => expect(find(text)).toEqual([]),
);

it("names no city's state or country twice", () => {
  for (const { label, place } of named) expect(`${label},`).not.toContain(`, ${place},`);
});
