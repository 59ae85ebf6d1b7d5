import type { ListedRequest } from "../requests/listed-request";
import { searchTextOf } from "../requests/request-kind";
import { foldText, termsOf } from "./search";

const request: ListedRequest = {
  id: "1795165200000-9d1763b2e43ce5f2",
  label: "CR-0142",
  userId: "u",
  service: "Live Chat Support",
  industry: "Plumbing",
  description: "Evenings and weekends,\nplease – for Düsseldorf.",
  status: "in-progress",
  priority: "high",
  createdAt: "2026-11-20T12:00:00.000Z",
  estimatedCost: 2513,
  customer: "Éloïse O’Neill",
  email: "eloise@x.example",
  company: "Straße & Söhne",
};

test.each([
  "cr-0142",
  "0142",
  "eloise",
  "ÉLOÏSE",
  "o'neill",
  "o’neill",
  "dusseldorf",
  "strasse sohne",
  "in-progress",
  '"in progress"',
  "20 nov 2026",
  "20 November 2026",
  "20/11/2026",
  "2026-11-20",
  '"evenings and weekends"',
  '"weekends, please"',
  "“evenings and",
  "9d1763b2e43ce5f2",
])("the search %s finds the request", (query) => {
  const text = searchTextOf(request);
  expect(termsOf(query).filter((term) => !text.includes(term))).toEqual([]);
});

test.each([
  "CR-0143",
  '"weekends and evenings"',
  '"chat live"',
  "completed",
  "19 nov",
  "2 nov 2026",
  "11/20/2026",
])("the search %s does not find the request", (query) => {
  const text = searchTextOf(request);
  expect(termsOf(query).every((term) => text.includes(term))).toBe(false);
});

test("words and quoted phrases are separate terms, and an empty quote is none", () => {
  expect(termsOf('  Ada "Live  Chat" "" boilers "open end')).toEqual([
    "ada",
    "live chat",
    "boilers",
    "open end",
  ]);
  expect(termsOf('""')).toEqual([]);
});

test("folding twice changes nothing more", () => {
  for (const text of ["Ångström", "İstanbul", "ﬁne “quotes”", "O´Neill"])
    expect(foldText(foldText(text))).toBe(foldText(text));
});

test("a date that is written is that day, and not three words of a text", () => {
  const other = {
    ...request,
    createdAt: "2026-10-01T12:00:00.000Z",
    description: "28 calls in Nov, as in 2026",
  };
  const terms = termsOf("28 nov 2026");
  expect(terms).toEqual(["2026-11-28"]);
  expect(terms.every((term) => searchTextOf(other).includes(term))).toBe(false);
});
