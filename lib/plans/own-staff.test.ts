import type { StaffCosts } from "@/lib/content";
import { ownStaff, staffMonth } from "./own-staff";

const VALUES = {
  "weekly-hours": 40,
  "holiday-weeks": 5.2,
  voicemail: 0,
  "insurance-rate": 15,
  "insurance-threshold": 5000,
  "pension-rate": 3,
  "pension-trigger": 10_000,
  "pension-from": 6000,
  "pension-to": 50_000,
};
// Only the figures.
const COSTS = Object.fromEntries(
  Object.entries(VALUES).map(([id, value]) => [id, { value }]),
) as unknown as StaffCosts;

const staffFor = (hours: number) => ownStaff(COSTS, hours * 60, 12);

it("36 hours a week are one full-time week with its holidays, and cost wages, insurance and pension", () => {
  // 52 weeks of 36 hours are worked by one who is paid for 40 and away for a tenth of the year.
  const staff = staffFor(36);
  expect(staff.employees).toBe(1);
  expect(staff.paidHours).toBeCloseTo(2080, 9);
  expect(staff.wages).toBeCloseTo(24_960, 9);
  expect(staff.insurance).toBeCloseTo(0.15 * (24_960 - 5000), 9);
  expect(staff.pension).toBeCloseTo(0.03 * (24_960 - 6000), 9);
  const { month } = staffMonth(COSTS, 36 * 60, { pounds: 12, isBritish: true });
  expect(month).toBeCloseTo((staff.wages + staff.insurance + staff.pension) / 12, 9);
});

it("elsewhere 36 hours a week cost their wages", () => {
  const { month, hours, people } = staffMonth(COSTS, 36 * 60, { pounds: 12, isBritish: false });
  expect(hours).toBeCloseTo(3 * 52, 9);
  expect(month).toBeCloseTo(12 * 3 * 52, 9);
  expect(people).toBe(1);
});

it("every hour of the week takes five people, each with a threshold of their own", () => {
  const staff = staffFor(168);
  expect(staff.employees).toBe(5);
  expect(staff.insurance).toBeCloseTo(0.15 * (staff.wages - 5 * 5000), 9);
});

it("pay below the trigger has no pension, and below the threshold no insurance", () => {
  expect(staffFor(14)).toMatchObject({ pension: 0 });
  expect(staffFor(14).insurance).toBeGreaterThan(0);
  expect(staffFor(6)).toMatchObject({ pension: 0, insurance: 0 });
});

it("no open hours cost nothing", () => {
  expect(staffFor(0)).toMatchObject({ employees: 0, wages: 0, insurance: 0, pension: 0 });
});
