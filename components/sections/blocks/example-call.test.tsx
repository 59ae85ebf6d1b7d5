/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getContent } from "@/lib/content";
import { ExampleCall } from "./example-call";

const { services, pages, plans } = getContent();
/** The hour of a time of day; undefined for a day. */
const hourOf = (time: string) => /(\d\d):\d\d$/.exec(time)?.[1];

it("shows a call as four moments in their order, with its lines and its note", () => {
  const { call } = pages.home;
  render(<ExampleCall call={call} brand="Acme" />);
  const moments = [call.happened, call.answered, call.passedOn, call.kept];
  const items = within(screen.getByRole("list", { name: call.title }))
    .getAllByRole("listitem")
    .filter(({ textContent }) => moments.some(({ text }) => textContent.includes(text)));
  expect(items.map(({ textContent }) => textContent)).toEqual(
    moments.map(({ time, text }) => expect.stringContaining(`${time}${text}`)),
  );
  for (const text of [...call.kept.lines, "Acme", call.note]) screen.getByText(text);
});

it("shows no call outside the hours of every plan without naming a plan that answers then", () => {
  for (const { call, channel } of services.filter(({ channel }) => !/lead|project/.test(channel))) {
    const hour = Number(hourOf(call.happened.time));
    const isOffice = hour >= 9 && hour < 18 && !/Sunday|Saturday/.test(call.happened.time);
    const named = plans.plans.filter(({ name }) => call.note.includes(name));
    expect([channel, isOffice || named.length > 0]).toEqual([channel, true]);
  }
});

it("shows on the home page another call than on the pages of services", () => {
  expect(services.map(({ call }) => call.title)).not.toContain(pages.home.call.title);
});
