/** What it costs to answer the telephone oneself: docs/behaviour.md#the-cheapest-plan. Amounts in GBP. */
import type { StaffCosts } from "@/lib/content";

const WEEKS = 52;
const MONTHS = 12;

/** The least that the law lets an employer pay where a firm is. */
export interface LocalPay {
  /** GBP an hour. */
  pounds: number;
  isBritish: boolean;
}

/**
 * A month of people of one's own, one at a time: in the United Kingdom with all that an employer owes, elsewhere the wages
 * alone. Recruiting, training, illness, a desk and a telephone are left out.
 *
 * @param minutesAWeek open minutes
 * @returns GBP, paid hours, and people, full-time or less
 */
export function staffMonth(costs: StaffCosts, minutesAWeek: number, { pounds, isBritish }: LocalPay) {
  const { paidHours, employees, ...amounts } = ownStaff(costs, minutesAWeek, pounds, isBritish);
  const { wages, insurance, pension } = amounts;
  return { month: (wages + insurance + pension) / MONTHS, hours: paidHours / MONTHS, people: employees };
}

/**
 * A year of receptionists of one's own. The hours are split evenly between as few people as can work them.
 *
 * @param wage GBP an hour
 * @param isBritish true for an employer who owes holidays, National Insurance and a pension
 */
export function ownStaff(costs: StaffCosts, minutesAWeek: number, wage: number, isBritish = true) {
  // In the United Kingdom each works 52 weeks less the holidays, and is paid for 52.
  const working = isBritish ? WEEKS - costs["holiday-weeks"].value : WEEKS;
  const paidHours = (minutesAWeek / 60) * WEEKS * (WEEKS / working);
  const employees = Math.ceil(paidHours / (WEEKS * costs["weekly-hours"].value));
  const wages = paidHours * wage;
  const each = employees > 0 && isBritish ? wages / employees : 0;
  return {
    paidHours,
    employees,
    wages,
    insurance: employees * insuranceOn(costs, each),
    pension: employees * pensionOn(costs, each),
  };
}

/** Employer's National Insurance for one person. @param pay GBP a year */
function insuranceOn(costs: StaffCosts, pay: number): number {
  return (Math.max(0, pay - costs["insurance-threshold"].value) * costs["insurance-rate"].value) / 100;
}

/** Employer's part of the pension of one person; none below the trigger. @param pay GBP a year */
function pensionOn(costs: StaffCosts, pay: number): number {
  if (pay <= costs["pension-trigger"].value) return 0;
  const qualifying = Math.min(pay, costs["pension-to"].value) - costs["pension-from"].value;
  return (qualifying * costs["pension-rate"].value) / 100;
}
