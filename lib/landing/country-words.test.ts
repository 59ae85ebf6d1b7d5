import { getContent, type Country, type Industry } from "@/lib/content";
import { textsIn } from "./country-words";

const industry = {
  title: "Lorry Hire",
  slug: "lorry-hire",
  intake: ["Which lorry?", "For how long?"],
  challenges: ["Lorries are late."],
  services: { chat: { how: "By chat.", reason: "A lorry is large." }, phone: { how: "By phone." } },
  in: { mexico: { challenges: ["The road is shut."], services: { chat: { how: "By message." } } } },
} as unknown as Industry;

it("is the same object where nothing differs", () => {
  expect(textsIn(industry)({ slug: "germany" } as Country)).toBe(industry);
});

it("takes what is another thing in the country", () => {
  const there = textsIn(industry)({ slug: "mexico" } as Country);
  expect(there.challenges).toEqual(["The road is shut."]);
  expect(there.services).toMatchObject({
    chat: { how: "By message.", reason: "A lorry is large." },
    phone: { how: "By phone." },
  });
});

it("uses the country's words, large letters kept, and leaves alone the slug", () => {
  const words = { lorry: "truck", lorries: "trucks" };
  const there = textsIn(industry)({ slug: "united-states", words } as unknown as Country);
  expect(there).toMatchObject({
    title: "Truck Hire",
    slug: "lorry-hire",
    intake: ["Which truck?", "For how long?"],
    challenges: ["Trucks are late."],
    services: { chat: { reason: "A truck is large." } },
  });
});

it("keeps the large letters of a title in each word", () => {
  const words = { "call centre": "call center" };
  const titles = {
    ...industry,
    title: "Call Centre Hire",
    challenges: ["Call centres? A call centre.", "Call centre hire."],
  };
  expect(textsIn(titles)({ slug: "canada", words } as unknown as Country)).toMatchObject({
    title: "Call Center Hire",
    challenges: ["Call centres? A call center.", "Call center hire."],
  });
});

it("prefers the longer of two phrases, so that one that keeps its words is left alone", () => {
  const words = { lorry: "truck", "lorry hire": "lorry hire" };
  const challenges = ["Lorry hire needs a lorry."];
  const there = textsIn({ ...industry, challenges })({ slug: "canada", words } as unknown as Country);
  expect(there.challenges).toEqual(["Lorry hire needs a truck."]);
});

it("has no words of countries that no text uses", () => {
  const { regions, industries, services, cities } = getContent();
  const spaced = (text: string) =>
    ` ${text
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]+/gu, " ")
      .trim()} `;
  const texts = spaced(
    [
      ...new Set(
        [...industries, ...services, ...cities.map(({ country, ...city }) => city)].flatMap(textsOf),
      ),
    ].join("\n"),
  );
  const words = regions.flatMap(({ countries }) => countries.flatMap(({ words = {} }) => Object.keys(words)));
  const unused = [...new Set(words)].filter((word) => !texts.includes(spaced(word)));
  expect(unused).toEqual([]);
});

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
