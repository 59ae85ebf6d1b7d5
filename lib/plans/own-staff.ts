/** What it costs to answer the telephone oneself: docs/behaviour.md#the-cheapest-plan. */
import type { StaffCosts } from "@/lib/content";

/** Weeks of a year. */
const WEEKS = 52;
/** Minutes of a week. */
const WEEK = 7 * 24 * 60;

/** What a firm wants answered by people of its own. */
interface OwnDesk {
  /** Open minutes of a week. */
  minutesAWeek: number;
  /** People who answer at the same time. */
  atOnce?: number;
  /** GBP an hour; the least that the law allows if absent. */
  wage?: number;
  /** Whether the Employment Allowance is left for them: a firm that has other staff may use it up. */
  allowance?: boolean;
}

/** A year of receptionists of one's own. Amounts in GBP. */
interface OwnStaff {
  /** Hours that are paid, with the holidays of those who cover holidays. */
  paidHours: number;
  /** People, full-time or less. */
  employees: number;
  wages: number;
  /** Employer's National Insurance. */
  insurance: number;
  /** Employer's part of the pension. */
  pension: number;
  year: number;
  /** A twelfth of it. */
  month: number;
}

/**
 * The least that receptionists cost a British employer: wages, National Insurance and pension, without recruiting,
 * training, illness, a desk and a telephone. The hours are split evenly between as few people as can work them.
 *
 * @throws RangeError for negative numbers, and more minutes than a week has
 */
export function ownStaff(costs: StaffCosts, desk: OwnDesk): OwnStaff {
  const { minutesAWeek, atOnce = 1, wage = costs.wage.value, allowance = false } = desk;
  checkNumber("minutes of a week", minutesAWeek, WEEK);
  checkNumber("people at once", atOnce, 10_000);
  checkNumber("wage", wage, 10_000);
  // Each works 52 weeks less the holidays, and is paid for 52.
  const worked = (minutesAWeek / 60) * WEEKS * atOnce;
  const paidHours = worked * (WEEKS / (WEEKS - costs["holiday-weeks"].value));
  const wages = paidHours * wage;
  const employees = Math.ceil(paidHours / (WEEKS * costs["weekly-hours"].value));
  const pay = employees > 0 ? wages / employees : 0;
  const due = employees * insuranceOn(costs, pay);
  const insurance = Math.max(0, due - (allowance ? costs["insurance-allowance"].value : 0));
  const pension = employees * pensionOn(costs, pay);
  const year = wages + insurance + pension;
  return { paidHours, employees, wages, insurance, pension, year, month: year / 12 };
}

/** The least that the law lets an employer pay where a firm is. */
export interface LocalPay {
  /** GBP an hour. */
  pounds: number;
  isBritish: boolean;
}

const MONTHS = 12;
/** A month of people of one's own: in the United Kingdom with all that an employer owes, elsewhere the wages alone. Amounts in GBP. */
export function staffMonth(costs: StaffCosts, minutesAWeek: number, { pounds, isBritish }: LocalPay) {
  if (isBritish) {
    const { month, paidHours, employees } = ownStaff(costs, { minutesAWeek, wage: pounds });
    return { month, hours: paidHours / MONTHS, people: employees };
  }
  const hours = ((minutesAWeek / 60) * WEEKS) / MONTHS;
  return {
    month: hours * pounds,
    hours,
    people: Math.ceil((hours * MONTHS) / (WEEKS * costs["weekly-hours"].value)),
  };
}

function checkNumber(name: string, value: number, most: number): void {
  if (!(value >= 0 && value <= most))
    throw new RangeError(`expected ${name} from 0 to ${most}, got ${value}`);
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
