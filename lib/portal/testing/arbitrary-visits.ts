import fc from "fast-check";
import { services, industries, priorities, statuses } from "../rules/options";
import { ADMINISTRATOR, signUpForm, type FakePortal } from "./fake-edges";

/** Something that customers and the administrator do, one after the other. */
export interface Deed {
  customer: number;
  service: (typeof services)[number];
  industry: (typeof industries)[number];
  priority: (typeof priorities)[number];
  description: string;
  statuses: (typeof statuses)[number][];
}

const description = fc.string({ unit: "binary", minLength: 1, maxLength: 40 }).map((text) => `x${text}`);

/** Histories of a portal: a few customers, their requests, and what became of them. */
export const deeds = fc.array(
  fc.record({
    customer: fc.nat({ max: 4 }),
    service: fc.constantFrom(...services),
    industry: fc.constantFrom(...industries),
    priority: fc.constantFrom(...priorities),
    description,
    statuses: fc.array(fc.constantFrom(...statuses), { maxLength: 3 }),
  }),
  { maxLength: 12 },
);

/** Lives through a history; the administrator is signed in at the end. */
export async function live(portal: FakePortal, history: readonly Deed[]): Promise<void> {
  const signInAs = async (email: string) => {
    const form = signUpForm(email, `secret of ${email}`);
    const up = await portal.signUp(form);
    if (up.status === "refused") await portal.signIn(form);
  };
  for (const { customer, statuses: changes, ...form } of history) {
    await signInAs(`customer-${customer}@x.example`);
    const made = portal.createRequest(form);
    if (changes.length === 0 || made.status === "refused") continue;
    await signInAs(ADMINISTRATOR);
    for (const status of changes) portal.setStatus(made.value.id, status);
  }
  await signInAs(ADMINISTRATOR);
}
