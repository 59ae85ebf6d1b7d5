import type { Page } from "@playwright/test";
import { content } from "./content";

/** An account in the storage. No password matches its hash. */
interface Account {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  isAdmin: boolean;
}

const [demoAdministrator] = content.site.portal.demo;

export const administrator: Account = {
  id: "administrator",
  firstName: demoAdministrator!.firstName,
  lastName: demoAdministrator!.lastName,
  email: content.site.portal.administrator,
  isAdmin: true,
};
export const customers: Account[] = [
  "Duncan Ballantrae",
  "Ada Reid",
  // A name without spaces that is wider than any column or phone.
  `Moira ${"MacLennanFeatherstonehaugh".repeat(2)}`,
].map((name, index) => {
  const [firstName = "", lastName = ""] = name.split(" ");
  const email = `${lastName.toLowerCase()}@customer.example`;
  return { id: `customer-${index}`, firstName, lastName, email, isAdmin: false };
});

/** All accounts of a browser with so many customers. */
export function manyCustomers(count: number): Account[] {
  const more = Array.from({ length: count - customers.length }, (_, index) => ({
    id: `customer-${customers.length + index}`,
    firstName: "Iona",
    lastName: `Reid${index}`,
    email: `iona.reid.${index}@customer.example`,
    isAdmin: false,
  }));
  return [administrator, ...customers, ...more];
}

// Entries of the option lists: docs/behaviour.md#option-lists.
const SERVICES = ["Call Center Outsourcing", "Live Chat Support", "Virtual Assistant", "Technical Support"];
const INDUSTRIES = ["Plumbing", "Healthcare", "Legal Services", "Technology", "Real Estate"];
const WORDS = [
  "Evenings and weekends, please.",
  "Boilers that fail at night.",
  "Bookings of our branch in Oban.",
];
const DAY_MS = 86_400_000;

/** A localStorage entry. */
export type Entry = { name: string; value: string };

/**
 * The storage of a browser with a signed-in user, other accounts and a number of requests, in the format of
 * `lib/portal/records/schema.ts`.
 */
export function storageOf(
  signedIn: Account,
  requests: number,
  others: readonly Account[] = [administrator, ...customers],
): Entry[] {
  const owners = [...new Set([...customers, ...others])].filter(({ isAdmin }) => !isAdmin);
  const entries: Entry[] = [];
  const add = (name: string, value: object) =>
    entries.push({ name: `portal:${name}`, value: JSON.stringify({ v: 1, ...value }) });
  for (const account of new Set([signedIn, ...others])) {
    const createdAt = "2026-09-01T09:00:00.000Z";
    const user = { ...account, company: `${account.lastName.repeat(2)} & Co`, createdAt };
    const password = `pbkdf2-sha256$600000$${"0".repeat(32)}$${"0".repeat(64)}`;
    add(`user:${encodeURIComponent(account.email)}:${account.id}`, { ...user, password });
    if (account.id === signedIn.id) add("session", user);
  }
  for (let index = 0; index < requests; index += 1) {
    const pick = <T>(list: readonly T[]) => list[index % list.length]!;
    const id = `request-${index}`;
    const createdMs = Date.UTC(2026, 10, 20, 9) - (index % 40) * DAY_MS - index;
    add(`request:${id}`, {
      id,
      userId: pick(owners).id,
      service: pick(SERVICES),
      industry: pick(INDUSTRIES),
      ...{
        description: `${pick(WORDS)} Number ${index}.`,
        status: "pending",
        priority: pick(["low", "medium", "high", "medium"]),
      },
      createdAt: new Date(createdMs).toISOString(),
      estimatedCost: 1500 + (index % 7) * 250,
    });
    const status = pick(["pending", "completed", "in-progress", "completed"]);
    if (status === "pending") continue;
    add(`change:${id}:change-${index}`, {
      id: `change-${index}`,
      requestId: id,
      status,
      at: createdMs + DAY_MS,
      by: administrator.id,
    });
  }
  return entries;
}

/** A `storageState` for `test.use` with these localStorage entries. */
export function storageState(entries: readonly Entry[]) {
  type State = { cookies: []; origins: { origin: string; localStorage: Entry[] }[] };
  return ({ baseURL }: { baseURL?: string }, provide: (state: State) => Promise<void>) =>
    provide({ cookies: [], origins: [{ origin: baseURL ?? "", localStorage: [...entries] }] });
}

/** A `storageState` for `test.use` with the result of `storageOf`. */
export function storageWith(signedIn: Account, requests: number, others?: readonly Account[]) {
  return storageState(storageOf(signedIn, requests, others));
}

/** Collects a page's errors and warnings, including policy violations and failed hydration. */
export function consoleProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    // Next preloads stylesheets of other pages, and Chromium warns about each that is not used soon.
    if (/was preloaded using link preload but not used/.test(message.text())) return;
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  return problems;
}
