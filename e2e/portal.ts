import type { Page } from "@playwright/test";
import { content } from "./content";

/** An account as the portal stores it; nobody knows the password of its hash. */
interface Account {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  isAdmin: boolean;
}

const [chief] = content.site.portal.demo;

export const administrator: Account = {
  id: "chief",
  firstName: chief!.firstName,
  lastName: chief!.lastName,
  email: content.site.portal.administrator,
  isAdmin: true,
};
export const customers: Account[] = [
  "Duncan Ballantrae",
  "Ada Reid",
  // Too long for any column or phone, and nowhere to break.
  `Moira ${"MacLennanFeatherstonehaugh".repeat(2)}`,
].map((name, index) => {
  const [firstName = "", lastName = ""] = name.split(" ");
  const email = `${lastName.toLowerCase()}@customer.example`;
  return { id: `customer-${index}`, firstName, lastName, email, isAdmin: false };
});

const SERVICES = ["Call Center Outsourcing", "Live Chat Support", "Virtual Assistant", "Technical Support"];
const INDUSTRIES = ["Plumbing", "Healthcare", "Legal Services", "Technology", "Real Estate"];
const WORDS = [
  "Evenings and weekends, please.",
  "Boilers that fail at night.",
  "Bookings of our branch in Oban.",
];
const DAY_MS = 86_400_000;

/** A value of the storage under its name. */
export type Entry = { name: string; value: string };

/** What the browser's storage holds when somebody is signed in and some requests have been raised. */
export function storageOf(
  signedIn: Account,
  requests: number,
  others: readonly Account[] = [administrator, ...customers],
): Entry[] {
  const entries: Entry[] = [];
  const put = (name: string, value: object) =>
    entries.push({ name: `portal:${name}`, value: JSON.stringify({ v: 1, ...value }) });
  for (const account of new Set([signedIn, ...others])) {
    const createdAt = "2026-09-01T09:00:00.000Z";
    const user = { ...account, company: `${account.lastName.repeat(2)} & Co`, createdAt };
    const password = `pbkdf2-sha256$600000$${"0".repeat(32)}$${"0".repeat(64)}`;
    put(`user:${encodeURIComponent(account.email)}:${account.id}`, { ...user, password });
    if (account.id === signedIn.id) put("session", user);
  }
  for (let index = 0; index < requests; index += 1) {
    const pick = <T>(list: readonly T[]) => list[index % list.length]!;
    const id = `request-${index}`;
    const raised = Date.UTC(2026, 10, 20, 9) - (index % 40) * DAY_MS - index;
    put(`request:${id}`, {
      ...{ id, userId: pick(customers).id, service: pick(SERVICES), industry: pick(INDUSTRIES) },
      ...{
        description: `${pick(WORDS)} Number ${index}.`,
        status: "pending",
        priority: pick(["low", "medium", "high", "medium"]),
      },
      ...{ createdAt: new Date(raised).toISOString(), estimatedCost: 1500 + (index % 7) * 250 },
    });
    const status = pick(["pending", "completed", "in-progress", "completed"]);
    if (status === "pending") continue;
    put(`change:${id}:change-${index}`, {
      id: `change-${index}`,
      requestId: id,
      status,
      at: raised + DAY_MS,
      by: administrator.id,
    });
  }
  return entries;
}

/** For `test.use`: the browser's storage holds these values under their names from the start. */
export function storageState(entries: readonly Entry[]) {
  type State = { cookies: []; origins: { origin: string; localStorage: Entry[] }[] };
  return ({ baseURL }: { baseURL?: string }, provide: (state: State) => Promise<void>) =>
    provide({ cookies: [], origins: [{ origin: baseURL ?? "", localStorage: [...entries] }] });
}

/** For `test.use`: somebody is signed in, some requests have been raised, and others have accounts too. */
export function storageWith(signedIn: Account, requests: number, others?: readonly Account[]) {
  return storageState(storageOf(signedIn, requests, others));
}

/** Collects what a page complains of: errors, warnings, blocked styles and scripts, failed hydration. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    // Next fetches stylesheets of pages that nobody has opened yet; Chromium notes each that is not used soon.
    if (/was preloaded using link preload but not used/.test(message.text())) return;
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}
