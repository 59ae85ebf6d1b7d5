import { renderToStaticMarkup } from "react-dom/server";
import { ClockStrips, CountryStrip, CountryStrips } from "./strips-by-country";
import { DayStrips } from "./day-strips";

const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const starter = { id: "starter", name: "Starter", text: "9 am to 6 pm", seasons: [[hours(9, 18)]] };
const all = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found]) => found!);
const terms = (html: string) =>
  all(html, /<dt[^>]*>(.*?)<\/dt>/g).map((text) => text.replaceAll(/<[^>]+>/g, ""));
const texts = (html: string) =>
  all(html, /<dd[^>]*>(.*?)<\/dd>/g).map((text) => text.replaceAll(/<[^>]+>/g, ""));
const paths = (html: string) => all(html, / d="([^"]*)"/g);

it("says beside each strip of a day what it shows, and draws its parts, with the hours to be answered under each plan", () => {
  const open = {
    id: "day",
    name: "Typical hours",
    text: "Monday to Friday, 9 to 5",
    seasons: [[hours(9, 17)]],
  };
  const plans = [
    { id: "starter", name: "Starter", text: "7 pm to 4 am", seasons: [[hours(0, 4), hours(19, 24)]] },
    { id: "weekdays", name: "Weekdays", text: "not then", seasons: [[]] },
  ];
  const html = renderToStaticMarkup(<DayStrips data={{ open, plans }} />);
  expect(terms(html)).toEqual(["Typical hours", "Starter", "Weekdays"]);
  expect(texts(html)).toEqual(["Monday to Friday, 9 to 5", "7 pm to 4 am", "Not then"]);
  const bars = paths(html).map((path) =>
    Array.from(path.matchAll(/M(\d+) \d+H(\d+)/g), ([, from, to]) => `${from}-${to}`).join(),
  );
  expect(bars).toEqual(["540-1020", "0-240,1140-1440", "540-1020", "", "540-1020"]);
});

it("says beside each strip of a country or a plan what it shows, and draws the hours of the plans that answer them", () => {
  const country = {
    name: "Westland",
    text: "1 pm to 1 am, Enterprise",
    parts: [
      { id: "starter", hours: [hours(13, 18)] },
      { id: "enterprise", hours: [hours(0, 1), hours(18, 24)] },
    ],
  };
  const html = renderToStaticMarkup(<CountryStrips plans={[starter]} countries={[country]} />);
  expect(terms(html)).toEqual(["Starter", "Westland"]);
  expect(texts(html)).toEqual(["9 am to 6 pm", "1 pm to 1 am, Enterprise"]);
  const drawing = renderToStaticMarkup(<CountryStrips plans={[]} countries={[country]} />);
  expect(drawing).toContain('class="starter" d="M780 0H1080v1H780z"');
  expect(drawing).toContain('class="enterprise" d="M0 0H60v1H0zM1080 0H1440v1H1080z"');
});

it("draws a step for each clock of a country", () => {
  const seasons = [[hours(13, 23)], [hours(0, 1), hours(15, 24)]];
  const country = { id: "day", name: "Westland", text: "1 pm to 1 am", seasons };
  const html = renderToStaticMarkup(<CountryStrip country={country} />);
  expect(html).toContain('viewBox="0 0 1440 2"');
  expect(paths(html)).toContain("M780 0H1380v1H780zM0 1H60v1H0zM900 1H1440v1H900z");
});

it("has the cities of each clock below its strip, and the plans before all", () => {
  const clocks = [
    { strip: { ...starter, name: "four hours behind" }, cities: <a href="/halifax">Halifax</a> },
    { strip: { ...starter, name: "five hours behind" }, cities: <a href="/toronto">Toronto</a> },
  ];
  const html = renderToStaticMarkup(<ClockStrips plans={[starter]} clocks={clocks} />);
  expect(all(html, /(Starter|[a-z]+ hours behind|Halifax|Toronto)</g)).toEqual([
    ...["Starter", "four hours behind", "Halifax", "five hours behind", "Toronto"],
  ]);
});
