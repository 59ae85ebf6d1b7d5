import { duration, progressLine, showProgress } from "./progress";

it("shows count, share, rate and remaining time: a line every ten seconds in a log, one line on a terminal", () => {
  expect(progressLine(12_345, 215_040, 1_520)).toBe("12,345 of 215,040 (5%) · 1,520/s · 2 min 14 s left");
  expect(progressLine(10, 10, 5)).toBe("10 of 10 (100%) · 5/s");
  expect([0.2, 61, 7_300].map(duration)).toEqual(["1 s", "1 min 1 s", "2 h 1 min"]);
  const written = (isTTY: boolean) => {
    let [text, now] = ["", 0];
    const progress = showProgress(1_000, { isTTY, write: (more) => (text += more) }, () => now);
    for (let object = 0; object < 250; object += 1) {
      if (object % 10 === 0) now += 1_000;
      progress.advance();
    }
    progress.end();
    return text;
  };
  expect(written(false)).toBe(
    "91 of 1,000 (9%) · 9/s · 1 min 40 s left\n191 of 1,000 (19%) · 10/s · 1 min 25 s left\n",
  );
  expect(written(true)).toMatch(/^[^\n]*\r\u001B\[K[^\n]*\n$/);
});
