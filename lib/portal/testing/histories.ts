import fc from "fast-check";
import { services, industries, priorities, statuses } from "../rules/options";
import { ADMINISTRATOR, signUpForm, type FakePortal } from "./fake-portal";

/** A customer may move, creates a request, may edit and comment on it; the administrator then sets its statuses. */
export interface Visit {
  customer: number;
  service: (typeof services)[number];
  industry: (typeof industries)[number];
  priority: (typeof priorities)[number];
  description: string;
  edited?: string;
  comment?: string;
  /** The customer's new company. */
  company?: string;
  statuses: (typeof statuses)[number][];
}

/** Any text, with lone surrogates. The unit "binary" of fast-check has none, and takes three seconds to prepare. */
const unit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));
const description = fc.string({ unit, minLength: 1, maxLength: 40 }).map((text) => `x${text}`);

/** Arbitrary histories of a portal with up to five customers. */
export const histories = fc.array(
  fc.record({
    customer: fc.nat({ max: 4 }),
    service: fc.constantFrom(...services),
    industry: fc.constantFrom(...industries),
    priority: fc.constantFrom(...priorities),
    description,
    edited: fc.option(description, { nil: undefined }),
    comment: fc.option(description, { nil: undefined }),
    company: fc.option(description, { nil: undefined }),
    statuses: fc.array(fc.constantFrom(...statuses), { maxLength: 3 }),
  }),
  { maxLength: 6 },
);

/** Replays a history. The administrator is signed in at the end. */
export async function replay(portal: FakePortal, history: readonly Visit[]): Promise<void> {
  const signInAs = async (email: string) => {
    const form = signUpForm(email, `secret of ${email}`);
    const signedUp = await portal.signUp(form);
    if (signedUp.status === "refused") await portal.signIn(form);
  };
  for (const { customer, edited, comment, company, statuses: changes, ...form } of history) {
    await signInAs(`customer-${customer}@x.example`);
    if (company) await portal.saveProfile({ firstName: "Ada", lastName: "Reid", company });
    const created = portal.createRequest(form);
    if (created.status === "refused") continue;
    if (edited) portal.editRequest(created.value.id, { ...form, description: edited });
    if (comment) portal.addComment(created.value.id, comment);
    if (changes.length === 0) continue;
    await signInAs(ADMINISTRATOR);
    for (const status of changes) portal.setStatuses([created.value.id], status);
  }
  await signInAs(ADMINISTRATOR);
}
