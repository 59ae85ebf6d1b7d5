import { readUsage } from "./usage-from-call-log";
import { forecastOf } from "./rules/monthly-usage";

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const log = (...rows: string[]) => bytes(["Date,Time,Duration,Status", ...rows].join("\n"));

test("a call log counts the calls of its last month, to the day of the last, with a forecast to the end of the month", () => {
  const usage = readUsage(
    log(
      "2026-10-30,09:00:00,00:01:00,Answered",
      "2026-11-02,09:00:00,00:01:00,Answered",
      "2026-11-03,23:59:00,00:00:00,Missed",
      "2026-11-10,09:00:00,00:02:00,Answered",
    ),
    "Europe/London",
  );
  expect(usage).toEqual({ month: "2026-11", until: 10, contacts: 3, source: "log" });
  if ("message" in usage) throw new Error(usage.message);
  expect(forecastOf({ ...usage, plan: "Starter" })).toBe(9);
  expect(forecastOf({ ...usage, until: 30, plan: "Starter" })).toBe(3);
});

test("what is no call log says what it is instead", () => {
  for (const given of [bytes("PK\u0003\u0004"), bytes("a,b\n1,2"), bytes("")])
    expect(readUsage(given, "Europe/London")).toEqual({ message: expect.any(String) });
});
