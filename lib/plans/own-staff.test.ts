import type { StaffCosts } from "@/lib/content";
import { ownStaff } from "./own-staff";

const VALUES = {
  wage: 12,
  "weekly-hours": 40,
  "holiday-weeks": 5.2,
  voicemail: 0,
  "insurance-rate": 15,
  "insurance-threshold": 5000,
  "insurance-allowance": 10_500,
  "pension-rate": 3,
  "pension-trigger": 10_000,
  "pension-from": 6000,
  "pension-to": 50_000,
};
// Only the figures.
const COSTS = Object.fromEntries(
  Object.entries(VALUES).map(([id, value]) => [id, { value }]),
) as unknown as StaffCosts;

it("36 hours a week are one full-time week with its holidays, and cost wages, insurance and pension", () => {
  // 52 weeks of 36 hours are worked by one who is paid for 40 and away for a tenth of the year.
  const staff = ownStaff(COSTS, { minutesAWeek: 36 * 60 });
  expect(staff.employees).toBe(1);
  expect(staff.paidHours).toBeCloseTo(2080, 9);
  expect(staff.wages).toBeCloseTo(24_960, 9);
  expect(staff.insurance).toBeCloseTo(0.15 * (24_960 - 5000), 9);
  expect(staff.pension).toBeCloseTo(0.03 * (24_960 - 6000), 9);
  expect(staff.year).toBeCloseTo(staff.wages + staff.insurance + staff.pension, 9);
  expect(staff.month).toBeCloseTo(staff.year / 12, 9);
});

it("every hour of the week takes five people, each with a threshold of their own", () => {
  const staff = ownStaff(COSTS, { minutesAWeek: 168 * 60 });
  expect(staff.employees).toBe(5);
  expect(staff.insurance).toBeCloseTo(0.15 * (staff.wages - 5 * 5000), 9);
  expect(ownStaff(COSTS, { minutesAWeek: 84 * 60, atOnce: 2 })).toEqual(staff);
});

it("the allowance is taken off the insurance, and no more than there is", () => {
  const [without, within] = [168, 36].map((hours) => ({
    full: ownStaff(COSTS, { minutesAWeek: hours * 60 }),
    reduced: ownStaff(COSTS, { minutesAWeek: hours * 60, allowance: true }),
  }));
  expect(without!.reduced.insurance).toBeCloseTo(without!.full.insurance - 10_500, 9);
  expect(within!.reduced.insurance).toBe(0);
});

it("pay below the trigger has no pension, and below the threshold no insurance", () => {
  expect(ownStaff(COSTS, { minutesAWeek: 14 * 60 })).toMatchObject({ pension: 0 });
  expect(ownStaff(COSTS, { minutesAWeek: 14 * 60 }).insurance).toBeGreaterThan(0);
  expect(ownStaff(COSTS, { minutesAWeek: 6 * 60 })).toMatchObject({ pension: 0, insurance: 0 });
});

it("no open hours cost nothing", () => {
  expect(ownStaff(COSTS, { minutesAWeek: 0 })).toMatchObject({ employees: 0, year: 0 });
});
