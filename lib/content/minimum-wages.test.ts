import { getContent } from "./index";
import { wageIn } from "./minimum-wages";

const { cities, minimumWages, staffCosts } = getContent();
const wageOf = (slug: string) =>
  wageIn(
    minimumWages,
    cities.find((city) => city.slug === slug)!,
  );

it("finds the wage of a city's country", () => {
  expect(wageOf("berlin")!.whose).toBe("the");
  expect(wageOf("berlin")).toBe(wageOf("munich"));
});

it("prefers the wage of the state, and to that the wage of the city", () => {
  expect(wageOf("buffalo")!.whose).toBe("New York State’s");
  expect(wageOf("new-york")!.whose).toBe("New York City’s");
  expect(wageOf("tijuana")!.hourly).toBeGreaterThan(wageOf("monterrey")!.hourly);
});

it("has a city's own wage only where it is higher than the state's", () => {
  const lower = cities.filter((city) => {
    const { country, subdivision } = city;
    const own = wageIn(minimumWages, city)!;
    const ofState = wageIn(minimumWages, { slug: "", subdivision, country });
    return ofState && own !== ofState && own.hourly <= ofState.hourly;
  });
  expect(lower.map(({ slug }) => slug)).toEqual([]);
  expect(wageOf("seattle")!.whose).toBe("Seattle’s");
});

it("takes the United Kingdom's wage from the costs of staff", () => {
  expect(wageOf("glasgow")).toEqual({ whose: "the", hourly: staffCosts.wage.value });
});

it("has one for every city", () => {
  expect(cities.filter((city) => !wageIn(minimumWages, city)).map(({ slug }) => slug)).toEqual([]);
});
