import { duration, progressLine, showProgress } from "./progress";

function record(isTTY: boolean) {
  let text = "";
  let now = 0;
  const progress = showProgress(1_000, { isTTY, write: (more) => (text += more) }, () => now);
  return {
    advance(count: number, milliseconds: number) {
      now += milliseconds;
      for (let index = 0; index < count; index += 1) progress.advance();
    },
    end: progress.end,
    text: () => text,
  };
}

it("shows count, share, rate and remaining time", () => {
  expect(progressLine(12_345, 215_040, 1_520)).toBe("12,345 of 215,040 (5%) · 1,520/s · 2 min 14 s left");
  expect(progressLine(10, 10, 5)).toBe("10 of 10 (100%) · 5/s");
});

it.each([
  [0.2, "1 s"],
  [61, "1 min 1 s"],
  [7_300, "2 h 1 min"],
])("writes %d seconds as %s", (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});

it("writes one line every ten seconds to a log", () => {
  const progress = record(false);
  for (let second = 0; second < 25; second += 1) progress.advance(10, 1_000);
  progress.end();
  expect(progress.text().split("\n").slice(0, -1)).toEqual([
    "91 of 1,000 (9%) · 9/s · 1 min 40 s left",
    "191 of 1,000 (19%) · 10/s · 1 min 21 s left",
  ]);
});

it("rewrites one line on a terminal and ends it once", () => {
  const progress = record(true);
  progress.advance(500, 1_000);
  progress.end();
  expect(progress.text().match(/\n/g)).toHaveLength(1);
  expect(progress.text()).toContain("\r\u001B[K");
});
