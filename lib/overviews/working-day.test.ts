import { getContent } from "@/lib/content";
import { composePlanWeeks } from "./plan-weeks";
import { composeWorkingDay } from "./working-day";

const content = getContent();
const { home } = content.pages;
const { moments, light } = composeWorkingDay(home, content);

it("has a moment of each service, in the order of the day", () => {
  expect(new Set(moments.map(({ service }) => service.slug)).size).toBe(content.services.length);
  const minutes = moments.map(({ minute }) => minute);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  expect(minutes[0]).toBe(2 * 60 + 14);
});

it("has the live call of the switchboard among them", () => {
  expect(moments.filter(({ isLive }) => isLive).map(({ time }) => time)).toEqual([home.switchboard.at]);
});

it("calls night what only the plan without hours answers", () => {
  expect(light).toEqual({ from: 6 * 60, to: 22 * 60 });
  const answering = (at: string) => composePlanWeeks({ at }, content).filter(({ call }) => call.isAnswered);
  for (const { time, minute, isLive } of moments) {
    const isNight = minute < light.from || minute >= light.to;
    expect(isNight).toBe(isLive);
    expect(answering(time).length > 1).toBe(!isNight);
  }
});
