import { getContent } from "@/lib/content";
import { composePlanWeeks } from "./plan-weeks";

const content = getContent();

it("counts the hours of a usual week that each plan answers", () => {
  const weeks = composePlanWeeks({ at: "02:14" }, content);
  expect(weeks.map(({ answered }) => answered)).toEqual([5 * 9, 7 * 16, 7 * 24]);
  expect(weeks[0]!.days).toEqual([...Array(5).fill([[9, 18]]), [], []]);
});

it("says which plans answer the call", () => {
  const answering = (at: string) => composePlanWeeks({ at }, content).map(({ call }) => call.isAnswered);
  expect(answering("02:14")).toEqual([false, false, true]);
  expect(answering("06:00")).toEqual([false, true, true]);
  // The plan's last hour has ended.
  expect(answering("22:00")).toEqual([false, false, true]);
});
