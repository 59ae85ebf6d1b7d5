import { createProgress } from "./progress";

/** A progress with a clock and a stream of its own. */
function start(isTTY: boolean) {
  const written: string[] = [];
  const clock = { now: 1000 };
  const stream = {
    isTTY,
    write: (text: string | Uint8Array) => {
      written.push(String(text));
      return true;
    },
  };
  const progress = createProgress("landing pages", stream, () => clock.now);
  return {
    written,
    /** Reports so many pages, so many milliseconds after the start. */
    report: (milliseconds: number, done: number, total: number) => {
      clock.now = 1000 + milliseconds;
      progress(done, total);
    },
  };
}

describe("outside a terminal", () => {
  it("writes a line at once and then one every five seconds", () => {
    const { written, report } = start(false);
    report(1000, 1000, 215_040);
    report(3000, 3000, 215_040);
    report(5999, 5999, 215_040);
    report(6000, 6000, 215_040);
    report(10_000, 9000, 215_040);
    expect(written).toEqual([
      "landing pages: 1,000 of 215,040, 1,000 a second, 215 s left\n",
      "landing pages: 6,000 of 215,040, 1,000 a second, 210 s left\n",
    ]);
  });

  it("always writes the end, with the seconds it took", () => {
    const { written, report } = start(false);
    report(1000, 1000, 4000);
    report(2000, 4000, 4000);
    expect(written.at(-1)).toBe("landing pages: 4,000 of 4,000, 2,000 a second, 2 s\n");
  });

  it("writes no control characters", () => {
    const { written, report } = start(false);
    report(0, 0, 10);
    report(10, 10, 10);
    // eslint would not let a control character stand in a pattern.
    expect(written.join("").includes("\u001b") || written.join("").includes("\r")).toBe(false);
  });

  it("knows no rate before any time has passed", () => {
    const { written, report } = start(false);
    report(0, 5, 10);
    expect(written).toEqual(["landing pages: 5 of 10, 0 a second, 0 s left\n"]);
  });
});

describe("in a terminal", () => {
  const CLEAR = "\r\u001b[2K";

  it("draws one line over again, ten times a second at most", () => {
    const { written, report } = start(true);
    report(500, 500, 2000);
    report(599, 600, 2000);
    report(600, 600, 2000);
    expect(written).toEqual([
      `${CLEAR}[#######                     ] landing pages: 500 of 2,000, 1,000 a second, 2 s left`,
      `${CLEAR}[########                    ] landing pages: 600 of 2,000, 1,000 a second, 2 s left`,
    ]);
  });

  it("ends with a full bar and a new line", () => {
    const { written, report } = start(true);
    report(500, 500, 2000);
    report(501, 2000, 2000);
    expect(written.at(-1)).toBe(
      `${CLEAR}[############################] landing pages: 2,000 of 2,000, 3,992 a second, 1 s\n`,
    );
  });

  it("has nothing to do where there is nothing to do", () => {
    const { written, report } = start(true);
    report(0, 0, 0);
    expect(written).toHaveLength(1);
    expect(written[0]).toMatch(/0 of 0, 0 a second, 0 s\n$/);
  });
});
