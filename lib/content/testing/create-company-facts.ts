import type { Fact, CompanyFacts } from "../company/company-facts.ts";

/** A company for tests. */
export function createCompanyFacts(more: Readonly<Record<string, Fact | undefined>> = {}): CompanyFacts {
  const facts: Record<string, Fact | undefined> = {
    brand: "Airewell",
    homeCity: "Leeds",
    phone: "+44 113 496 0123",
    "email.general": "hello@airewell.example",
    founded: { number: 2011 },
    overflowPrice: { pounds: 0.5 },
    overflowPence: { number: 50 },
    "price:starter": { pounds: 499 },
    "calls:starter": { number: 100 },
    "price:enterprise": { pounds: 1499 },
    ...more,
  };
  return { facts: new Map(Object.entries(facts)), planNames: ["Starter", "Enterprise"], complete: true };
}
