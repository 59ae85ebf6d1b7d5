import { getContent } from "@/lib/content";
import { createComposer, type Place } from "./index";

const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

const content = getContent();
const composer = createComposer({ ...content, site: { ...content.site, asOf: "2026-11-01" } }, content);

function placeOf(city: string): Place {
  const page = composer.compose("telephone-answering-services", "plumbing", city);
  if (!page) throw new Error(`no page for ${city}`);
  return page.place;
}

const planOf = (place: Place, id: string) => place.plans.find(({ plan }) => plan.id === id);
const textOf = (place: Place, id: string) => planOf(place, id)?.text;

// Plans answer from 9 am to 6 pm and from 6 am to 10 pm UK time, and always.
it.each([
  ["glasgow", "on Glasgow time", hours(9, 17), [hours(9, 18), 480], [hours(6, 22), 480]],
  ["berlin", "one hour ahead of Glasgow", hours(8, 16), [hours(10, 19), 420], [hours(7, 23), 480]],
  ["new-york", "five hours behind Glasgow", hours(14, 22), [hours(4, 13), 240], [hours(1, 17), 480]],
  ["phoenix", "seven or eight hours behind Glasgow", hours(17, 1), [hours(1, 10), 60], [hours(22, 14), 300]],
  [
    "auckland",
    "eleven to thirteen hours ahead of Glasgow",
    hours(22, 6),
    [hours(20, 5), 0],
    [hours(17, 9), 0],
  ],
  [
    "st-johns",
    "three and a half hours behind Glasgow",
    hours(12.5, 20.5),
    [hours(5.5, 14.5), 330],
    [hours(2.5, 18.5), 480],
  ],
  [
    "adelaide",
    "eight and a half to ten and a half hours ahead of Glasgow",
    hours(0.5, 8.5),
    [hours(17.5, 2.5), 0],
    [hours(14.5, 6.5), 150],
  ],
] as const)("reckons the hours of %s", (city, differenceText, workingDayAtDesk, starter, professional) => {
  const place = placeOf(city);
  expect(place.differenceText).toBe(differenceText);
  expect(place.workingDayAtDesk).toEqual(workingDayAtDesk);
  expect(planOf(place, "starter")).toMatchObject({ local: starter[0], minutes: starter[1] });
  expect(planOf(place, "professional")).toMatchObject({ local: professional[0], minutes: professional[1] });
  expect(planOf(place, "enterprise")).toMatchObject({ local: { from: 0, to: 1440 }, minutes: 480 });
});

describe("what a plan means there", () => {
  it("names the hours, how much of the day they are and what is missed", () => {
    const text = textOf(placeOf("new-york"), "starter");
    expect(text).toContain("4 am to 1 pm New York time");
    expect(text).toContain("four hours of a nine-to-five day");
    expect(text).toContain("from 1 pm to 5 pm");
  });

  it("names what it gives before and after a day that it covers", () => {
    expect(textOf(placeOf("new-york"), "professional")).toMatch(
      /whole of a nine-to-five day, with eight hours before it\. /,
    );
    expect(textOf(placeOf("glasgow"), "starter")).toMatch(
      /whole of a nine-to-five day, with one hour after it\.$/,
    );
    expect(textOf(placeOf("berlin"), "professional")).toMatch(
      /, with two hours before it and six hours after it\.$/,
    );
  });

  it("names the end of the day where hours over midnight cover its beginning", () => {
    const text = textOf(placeOf("phoenix"), "professional");
    expect(text).toContain("10 pm to 2 pm Phoenix time");
    expect(text).toContain("five hours of a nine-to-five day");
    expect(text).toContain("from 2 pm to 5 pm");
  });

  it("says half hours", () => {
    expect(textOf(placeOf("st-johns"), "starter")).toContain("five and a half hours");
    expect(textOf(placeOf("adelaide"), "professional")).toContain("from 9 am to 2:30 pm");
  });

  it("says so where a plan answers at night only", () => {
    expect(textOf(placeOf("auckland"), "starter")).toContain("and nothing by day");
    // In the southern summer Professional reaches into the morning there.
    expect(textOf(placeOf("auckland"), "professional")).toContain("and mostly nothing by day");
    expect(textOf(placeOf("auckland"), "professional")).toMatch(
      /With a gap of thirteen hours it is 7 pm to 11 am, two hours of that day\./,
    );
  });

  it("does not count the hours of a plan that always answers", () => {
    expect(textOf(placeOf("auckland"), "enterprise")).toMatch(/^Always answered/);
  });
});

describe("when the clocks stand otherwise", () => {
  it("says nothing where they never do", () => {
    expect(placeOf("berlin").clockText).toBe(
      "Berlin is one hour ahead of Glasgow: nine to five there is 8 am to 4 pm at our desk.",
    );
    expect(placeOf("glasgow").clockText).toBe(
      "Glasgow keeps Glasgow time, so nine to five there is nine to five at our desk.",
    );
  });

  it("names every stretch with its difference", () => {
    expect(placeOf("new-york").clockText).toContain("four hours from 14 March to 27 March and on 31 October");
    expect(placeOf("phoenix").clockText).toContain(
      "seven hours from 1 November to 27 March and on 31 October",
    );
    const auckland = placeOf("auckland").clockText;
    expect(auckland).toContain("thirteen hours from 1 November to 27 March and on 31 October");
    expect(auckland).toContain("twelve hours from 28 March to 3 April and from 26 September to 30 October");
  });
});

describe("holidays", () => {
  const holiday = (city: string, day: string) => placeOf(city).holidays.find((row) => row.day === day);

  it("lists them with their weekday and whether Scotland keeps them too", () => {
    expect(holiday("new-york", "Thursday 26 November")).toEqual({
      name: "Thanksgiving Day",
      day: "Thursday 26 November",
      sharedWithDesk: false,
      inLieu: false,
      partDay: false,
    });
    expect(holiday("new-york", "Monday 5 July")?.inLieu).toBe(true);
    expect(holiday("new-york", "Friday 25 December")?.sharedWithDesk).toBe(true);
    expect(holiday("auckland", "Friday 25 June")).toMatchObject({
      name: "Matariki",
      sharedWithDesk: false,
    });
    expect(holiday("auckland", "Friday 26 March")?.sharedWithDesk).toBe(true);
  });

  it("goes by the part of the country", () => {
    expect(holiday("berlin", "Monday 8 March")?.name).toBe("International Women's Day");
    expect(holiday("munich", "Monday 8 March")).toBeUndefined();
    expect(holiday("glasgow", "Monday 30 November")?.sharedWithDesk).toBe(true);
    expect(holiday("london", "Monday 30 November")).toBeUndefined();
    expect(holiday("london", "Monday 29 March")?.sharedWithDesk).toBe(false);
  });

  it("counts them under the name of who keeps them", () => {
    expect(placeOf("berlin").holidaysText).toMatch(/^Berlin keeps /);
    expect(placeOf("munich").holidaysText).toMatch(/^Munich keeps thirteen public holidays/);
    expect(placeOf("nuremberg").holidaysText).toMatch(/^Bavaria keeps twelve public holidays/);
    expect(placeOf("phoenix").holidaysText).toMatch(/^Arizona keeps /);
    expect(placeOf("paris").holidaysText).toMatch(/^France keeps eleven public holidays/);
    // Ascension, 8 May, Whit Monday, 1 May, 14 July, 15 August, both of November and Easter Monday.
    expect(placeOf("paris").holidaysText).toMatch(/nine of these days are no holiday in Scotland/);
  });

  it("says from when a holiday counts that is not a whole day", () => {
    // Queensland's Christmas Eve begins at 6 pm, South Australia's and the Territory's at 7 pm.
    expect(holiday("cairns", "Thursday 24 December, from 6 pm")?.name).toBe("Christmas Eve");
    expect(holiday("adelaide", "Thursday 31 December, from 7 pm")?.partDay).toBe(true);
    expect(holiday("adelaide", "Thursday 24 December")).toBeUndefined();
    expect(placeOf("darwin").holidaysText).toMatch(
      /^Darwin keeps thirteen public holidays, two part-day holidays and one day in lieu /,
    );
  });

  it("tells the two ends of Tasmania apart", () => {
    expect(holiday("hobart", "Monday 8 February")?.name).toBe("Royal Hobart Regatta Day");
    expect(holiday("launceston", "Monday 8 February")).toBeUndefined();
    expect(placeOf("launceston").holidaysText).toMatch(/^Launceston keeps eleven public holidays in /);
  });

  it("does not compare Scotland with itself", () => {
    expect(placeOf("glasgow").holidaysText).toBe(
      "Scotland keeps nine public holidays and two days in lieu in the twelve months from 1 November 2026.",
    );
  });

  it("counts days in lieu apart from the holidays they stand for", () => {
    // Veterans, Thanksgiving, Christmas, New Year, King, Lincoln, Presidents, Memorial, Juneteenth,
    // Independence, Labor, Columbus and the election.
    expect(placeOf("new-york").holidaysText).toMatch(
      /^New York keeps thirteen public holidays and two days in lieu /,
    );
    // Boxing Day, 2 January, Waitangi and Anzac Day fall on weekends.
    expect(placeOf("auckland").holidaysText).toMatch(
      /^Auckland keeps twelve public holidays and four days in lieu /,
    );
    expect(placeOf("auckland").holidays).toHaveLength(16);
  });
});

describe("neighbours", () => {
  it("are the eight nearest cities, across borders too", () => {
    const { neighbours } = placeOf("glasgow");
    expect(neighbours).toHaveLength(8);
    expect(neighbours.map(({ city }) => city.slug).slice(0, 2)).toEqual(["edinburgh", "dundee"]);
    expect(placeOf("strasbourg").neighbours.some(({ city }) => city.country.code === "DE")).toBe(true);
    const distances = neighbours.map(({ detail }) => Number.parseInt(detail));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });

  it("are told with distance, direction and the difference of their clock", () => {
    const detail = (from: string, to: string) =>
      placeOf(from).neighbours.find(({ city }) => city.slug === to)?.detail;
    expect(detail("glasgow", "edinburgh")).toBe("67 km to the east");
    expect(detail("glasgow", "aberdeen")).toBe("194 km to the north-east");
    expect(detail("jacksonville", "birmingham-alabama")).toMatch(/ km to the north-west, one hour behind$/);
    expect(detail("adelaide", "mildura")).toMatch(/^\d+ km to the east, half an hour ahead$/);
  });

  it("are told with both differences where one place changes its clocks and the other does not", () => {
    const clock = (from: string, to: string) =>
      placeOf(from)
        .neighbours.find(({ city }) => city.slug === to)
        ?.detail.replace(/^.*?, /, "");
    expect(clock("phoenix", "albuquerque")).toBe("one hour ahead for part of the year");
    expect(clock("regina", "thunder-bay")).toBe("one hour or two hours ahead");
  });
});

describe("daylight", () => {
  it("tells of the shortest day first, on either side of the equator", () => {
    expect(placeOf("glasgow").daylightText).toMatch(/^In late December .* in late June /);
    expect(placeOf("auckland").daylightText).toMatch(/^In late June .* in late December /);
  });

  it("says how long before the end of the working day it gets dark", () => {
    // Glasgow's sun sets at about 3:44 pm.
    expect(placeOf("glasgow").daylightText).toMatch(/sets at 3:4\d pm, an hour and 1\d minutes before/);
    expect(placeOf("honolulu").daylightText).not.toContain("before a nine-to-five day ends");
  });
});
