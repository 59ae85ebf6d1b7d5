import type { ListedRequest } from "@/lib/portal/derived-state";
import { searchTextOf } from "../requests/own-requests-list";
import { foldText, termsOf } from "./search-text";

const request: ListedRequest = {
  id: "1795165200000-9d1763b2e43ce5f2",
  label: "CR-0142",
  userId: "u",
  status: "in-progress",
  service: "Live Chat Support",
  industry: "Plumbing",
  priority: "high",
  estimatedCost: 2513,
  description: "Evenings and weekends,\nplease – for Düsseldorf.",
  createdAt: "2026-11-20T12:00:00.000Z",
  customer: "Éloïse O’Neill",
  email: "eloise@x.example",
  company: "Straße & Söhne",
};

/** Whether a request is found by each of the terms of a query. */
const finds = (query: string, given = request) =>
  termsOf(query).every((term) => searchTextOf(given).includes(term));

test("a search finds a request by what it shows, in any case, without accents, and as quoted", () => {
  const queries = [
    ...["cr-0142", "0142", "9d1763b2e43ce5f2", "eloise", "ÉLOÏSE", "o'neill", "o’neill", "dusseldorf"],
    ...["strasse sohne", "in-progress", '"in progress"', '"evenings and weekends"', '"weekends, please"'],
    ...["“evenings and", "20 nov 2026", "20 November 2026", "20/11/2026", "2026-11-20"],
  ];
  expect(queries.filter((query) => !finds(query))).toEqual([]);
  const others = [
    ...["CR-0143", '"weekends and evenings"', '"chat live"', "completed"],
    ...["19 nov", "2 nov 2026", "11/20/2026"],
  ];
  expect(others.filter((query) => finds(query))).toEqual([]);
});

test("words and quoted phrases are separate terms, and an empty quote is none", () => {
  const terms = ["ada", "live chat", "boilers", "open end"];
  expect(termsOf('  Ada "Live  Chat" "" boilers "open end')).toEqual(terms);
  expect(termsOf('""')).toEqual([]);
});

test("folding twice changes nothing more", () => {
  for (const text of ["Ångström", "İstanbul", "ﬁne “quotes”", "O´Neill"])
    expect(foldText(foldText(text))).toBe(foldText(text));
});

test("a date that is written is that day, and not three words of a text", () => {
  expect(termsOf("28 nov 2026")).toEqual(["2026-11-28"]);
  const description = "28 calls in Nov, as in 2026";
  expect(finds("28 nov 2026", { ...request, createdAt: "2026-10-01T12:00:00.000Z", description })).toBe(
    false,
  );
});
