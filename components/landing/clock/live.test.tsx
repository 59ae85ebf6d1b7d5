/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { DAYS } from "@/lib/geo/week";
import { LiveClock } from "./live-clock";
import { LiveStrips } from "./live-strips";
import { CITY_TOKEN, describeNow, type Desk } from "./answering-now";

const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const desk: Desk = {
  zone: "Europe/London",
  plans: [
    {
      id: "office",
      name: "Office",
      week: DAYS.map((_, day) => (day < 5 ? [hours(9, 18)] : [])),
      closedOn: ["2026-11-30"],
    },
    { id: "evening", name: "Evening", week: DAYS.map(() => [hours(9, 22)]), closedOn: [] },
    { id: "always", name: "Always", week: DAYS.map(() => [hours(0, 24)]), closedOn: [] },
  ],
  now: "{day}, {time} in {city}: {plans}",
  nowByAll: "{day}, {time} in {city}: all",
  nowClosed: "{day}, {time} in {city}: {plans}, not {closed}",
};
const face = (figure: string) => ({
  label: `A clock on ${CITY_TOKEN} time.`,
  figures: [figure, "of us"] as const,
  plans: [{ id: "office", ...hours(9, 18) }],
  legend: [{ id: "office", name: "Office", hours: figure }],
});
const day = { label: "A working day.", parts: [{ id: "day", ...hours(9, 17) }], legend: [] };
const strips = (text: string) => ({
  open: { id: "day", name: "Nine to five", text: "9 to 5", seasons: [[hours(9, 17)]] },
  plans: [{ id: "office", name: "Office", text, seasons: [[hours(9, 18)]] }],
});
const placesOf = <View,>(view: (zone: string) => View) => ({
  zones: [
    { zone: "Europe/London", cities: ["Leeds", "Glasgow"], view: 0 },
    { zone: "America/New_York", cities: ["New York"], view: 1 },
  ],
  views: [view("here"), view("behind")],
});
/** A Monday. */
const AT = new Date("2026-11-23T08:14:00Z");

beforeEach(() => jest.useFakeTimers({ now: AT }));
afterEach(() => jest.useRealTimers());
const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

it("says what the time is in a city, and which plans answer then by the clock of the desk", () => {
  for (const [city, zone, at, said, closed] of [
    ["New York", "America/New_York", "2026-11-23T02:14:00Z", "Sunday, 21:14 in New York: Always", []],
    ["New York", "America/New_York", "2026-11-23T14:00:00Z", "Monday, 09:00 in New York: all", []],
    ["Leeds", "Europe/London", "2026-11-23T20:00:00Z", "Monday, 20:00 in Leeds: Evening and Always", []],
    // A Saturday, and a day on which one is closed.
    [
      "Leeds",
      "Europe/London",
      "2026-11-28T12:00:00Z",
      "Saturday, 12:00 in Leeds: Evening and Always, not Office",
      ["office"],
    ],
    [
      "Leeds",
      "Europe/London",
      "2026-11-30T12:00:00Z",
      "Monday, 12:00 in Leeds: Evening and Always, not Office",
      ["office"],
    ],
  ] as const)
    expect(describeNow(desk, city, zone, new Date(at))).toMatchObject({ text: said, closed });
});

const clock = <LiveClock places={placesOf(face)} day={day} desk={desk} city="New York" label="Your city" />;

it("prerenders the clock without time and hand, and with its list of cities out of sight", () => {
  document.body.innerHTML = renderToString(clock);
  expect(screen.getByRole("img", { name: "A clock on New York time. A working day." })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\d\d:\d\d in/);
  expect(document.querySelector(".hand")).toBeNull();
  // Out of sight by a class: jsdom has no stylesheet.
  expect(screen.getByLabelText("Your city").closest(".invisible")).not.toBeNull();
  document.body.innerHTML = "";
});

it("says who answers now, sets the hand, and follows the time", () => {
  render(clock);
  expect(screen.getByText("Monday, 03:14 in New York: Always")).toBeVisible();
  const path = () => document.querySelector(".hand path")!.getAttribute("d");
  const before = path();
  act(() => {
    jest.advanceTimersByTime(60 * 60_000);
  });
  expect(screen.getByText("Monday, 04:14 in New York: all")).toBeVisible();
  expect(path()).not.toBe(before);
});

it("shows the clock of the city that is chosen", async () => {
  render(clock);
  const list = screen.getByRole("combobox", { name: "Your city" });
  expect(list.children).toHaveLength(1);
  await user().click(list);
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(["Glasgow", "Leeds", "New York"]);
  await user().selectOptions(list, "Leeds");
  expect(screen.getByText("Monday, 08:14 in Leeds: Always")).toBeVisible();
  expect(screen.getByRole("img", { name: "A clock on Leeds time. A working day." })).toBeVisible();
  expect(screen.getByText("Office").parentElement).toHaveTextContent("Office here");
});

it("marks the time on the strips, and shows those of the city that is chosen", async () => {
  render(<LiveStrips places={placesOf(strips)} desk={desk} city="New York" label="Your city" />);
  const marks = () => [...document.querySelectorAll(".now")].map((mark) => mark.getAttribute("d"));
  expect(marks()).toEqual(["M194 0v20", "M194 0v20"]);
  await user().tab();
  await user().selectOptions(screen.getByRole("combobox"), "Glasgow");
  expect(marks()).toEqual(["M494 0v20", "M494 0v20"]);
  expect(screen.getByText("Here")).toBeVisible();
});

it("refuses a city without a zone", () => {
  const unknown = <LiveStrips places={placesOf(strips)} desk={desk} city="Atlantis" label="Your city" />;
  expect(() => renderToString(unknown)).toThrow();
});

it("has no list if there is one city", () => {
  const one = { zones: [{ zone: "Europe/London", cities: ["Leeds"], view: 0 }], views: [strips("here")] };
  render(<LiveStrips places={one} desk={desk} city="Leeds" label="Your city" />);
  expect(screen.getByText("Monday, 08:14 in Leeds: Always")).toBeVisible();
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
});
