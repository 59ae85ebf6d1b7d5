import { formatPounds } from "@/lib/pounds";
import type { Plan, PriceList } from "@/lib/content";

/** What twelve monthly bills of a plan come to, in GBP. */
export function twelveMonths({ price }: Plan): number {
  return price * 12;
}

/** The figures that texts about prices may name, by the name that stands in braces there. */
export function priceFigures({ plans, terms, overflowCallPrice }: PriceList): Record<string, string> {
  const professional = plans.find(({ id }) => id === "professional");
  if (!professional) throw new Error("content/plans.yaml: expected a plan “professional”");
  return {
    overflow: formatPounds(overflowCallPrice),
    trialDays: String(terms.trialDays),
    moneyBackDays: String(terms.moneyBackDays),
    noticeDays: String(terms.noticeDays),
    annualDiscount: `${terms.annualDiscount}%`,
    onboarding: terms.onboarding,
    onboardingComplex: terms.onboardingComplex,
    professionalAnnual: formatPounds(professional.annualPrice),
    professionalMonthly: formatPounds(twelveMonths(professional)),
  };
}

/**
 * Puts figures in place of their names in braces.
 *
 * @throws Error naming a figure that does not exist
 */
export function fillIn(text: string, figures: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`There is no figure “${name}” for “${text}”`);
    return figure;
  });
}
