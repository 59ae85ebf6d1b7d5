import { capitalise, withArticle } from "@/lib/grammar";
import { NO_PASSWORD } from "../password-hashing";
import type { PortalRecord, ServiceRequest, StatusChange, User } from "../records/schema";
import { estimateCost, type MonthlyPrices } from "../rules/estimate";
import { priorities, type Industry, type Priority, type Service, type Status } from "../rules/options";
import { SAMPLE_DESK, sampleId } from "./sample-id";

export const SAMPLE_CUSTOMERS = 40;
export const SAMPLE_REQUESTS = 300;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Every eighth request belongs to the person who looks at the samples as a customer. */
const OWN_SHARE = 1 / 8;

const FIRST_NAMES =
  "Aileen Amara Asha Callum Chloe Daniel Eilidh Ewan Farah Fergus Grace Hamish Imran Iona Jamal Joanna Kenneth Leila Lorna Magda Malcolm Nadia Niamh Omar Oscar Priya Rhona Rory Samira Tomasz".split(
    " ",
  );
const LAST_NAMES =
  "Abbasi Baird Carswell Dalgleish Ekwueme Fyfe Galbraith Hendry Iqbal Jardine Kowalska Lennox Mackie Nairn Okonjo Purdie Quigg Rafferty Sandhu Tulloch Urquhart Varma Wardrop Yuill Zielinski".split(
    " ",
  );

/** The texts of the content that samples are made of: `/indexes/portal-samples.json`. */
export interface SampleTexts {
  cities: string[];
  industries: SampleIndustry[];
}

export interface SampleIndustry {
  industry: Industry;
  /** "plumbing firm". */
  business: string;
  /** "a tenant with a wet ceiling", "whether someone can come tonight". */
  callers: { who: string; asks: string }[];
  /** The services that suit the industry. */
  services: Service[];
}

interface SampleOptions {
  texts: SampleTexts;
  prices: MonthlyPrices;
  /** Milliseconds. The samples fill the year before. */
  now: number;
  /** The id of the customer who gets an eighth of the requests; undefined if there is none. */
  owner: string | undefined;
}

type Customer = ReturnType<typeof customerOf>;

/** A year of accounts, requests and status changes, the same with every call for the same time. */
export function generateSamples(options: SampleOptions): PortalRecord[] {
  // Any number: another one makes other samples.
  const random = createRandom(2607);
  const set = options.now.toString(36);
  const customers = Array.from({ length: SAMPLE_CUSTOMERS }, (_, index) =>
    customerOf(index, set, options, random),
  );
  const requests = Array.from({ length: SAMPLE_REQUESTS }, (_, index) =>
    requestOf(index, set, customers, options, random),
  );
  return [
    ...customers.map(({ user }) => ({ kind: "user" as const, value: user })),
    ...requests.map((value) => ({ kind: "request" as const, value })),
    ...requests
      .flatMap((request) => changesOf(request, options.now, random))
      .map((value) => ({ kind: "change" as const, value })),
  ];
}

function customerOf(index: number, set: string, { texts, now }: SampleOptions, random: Random) {
  const trade = texts.industries[index % texts.industries.length] ?? random.pick(texts.industries);
  const city = random.pick(texts.cities);
  const firstName = FIRST_NAMES[index % FIRST_NAMES.length] ?? "";
  const lastName = LAST_NAMES[(index * 7) % LAST_NAMES.length] ?? "";
  const user: User = {
    id: sampleId(set, `c${index}`),
    email: `${firstName}.${lastName}.${index}@sample.example`.toLowerCase(),
    password: NO_PASSWORD,
    firstName,
    lastName,
    company: `Sample: ${lastName} ${trade.industry}`,
    isAdmin: false,
    // The first customers came before the first request.
    createdAt: new Date(now - (365 + random.next() * 60) * DAY_MS).toISOString(),
  };
  return { user, trade, city };
}

function requestOf(
  index: number,
  set: string,
  customers: readonly Customer[],
  { owner, prices, now }: SampleOptions,
  random: Random,
): ServiceRequest {
  const customer = random.pick(customers);
  const { trade } = customer;
  const service = random.pick(trade.services);
  const priority = random.pick<Priority>(["medium", "medium", ...priorities]);
  const isOwn = random.next() < OWN_SHARE;
  return {
    id: sampleId(set, `r${index}`),
    userId: isOwn && owner !== undefined ? owner : customer.user.id,
    service,
    industry: trade.industry,
    description: `Sample: ${descriptionOf(customer, random)}`,
    status: "pending",
    priority,
    createdAt: new Date(timeOf(index, now, random)).toISOString(),
    estimatedCost: estimateCost(service, priority, prices),
  };
}

function descriptionOf({ trade, city }: Customer, random: Random): string {
  const { who, asks } = random.pick(trade.callers);
  const caller = `${capitalise(who)} asks ${asks}.`;
  return random.pick([
    `We are ${withArticle(trade.business)} in ${city}. ${caller} Please answer in our name.`,
    `${caller} Nobody is in the office after five, and on Saturdays.`,
    `${caller} We would like such enquiries answered while we are with customers in ${city}.`,
    `Enquiries like this one stay unanswered at lunchtime. ${caller}`,
  ]);
}

/** A working hour of the past year; the business grows, so later months have more. Milliseconds. */
function timeOf(index: number, now: number, random: Random): number {
  const age = 365 * (1 - Math.sqrt((index + random.next()) / SAMPLE_REQUESTS));
  const day = new Date(now - age * DAY_MS);
  // On weekends fewer people ask: two of three such requests come on the Friday before.
  const weekday = day.getUTCDay();
  if ((weekday === 0 || weekday === 6) && random.next() < 2 / 3) {
    day.setUTCDate(day.getUTCDate() - (weekday === 0 ? 2 : 1));
  }
  day.setUTCHours(8 + Math.floor(random.next() * 10), Math.floor(random.next() * 60));
  return Math.min(day.getTime(), now - HOUR_MS);
}

/** The older a request, the further it has got. */
function statusOf(ageInDays: number, random: Random): Status {
  const [completed, begun] = ageInDays > 60 ? [0.92, 0.98] : ageInDays > 14 ? [0.5, 0.9] : [0.05, 0.4];
  const chance = random.next();
  if (chance < completed) return "completed";
  return chance < begun ? "in-progress" : "pending";
}

function changesOf({ id, createdAt }: ServiceRequest, now: number, random: Random): StatusChange[] {
  const created = Date.parse(createdAt);
  const status = statusOf((now - created) / DAY_MS, random);
  if (status === "pending") return [];
  const begun = created + Math.min((2 + random.next() * 70) * HOUR_MS, (now - created) / 3);
  const ended = begun + Math.min((4 + random.next() * 24) * DAY_MS, (now - begun) / 2);
  const change = (name: string, to: Status, at: number): StatusChange => ({
    id: `${id}-${name}`,
    requestId: id,
    status: to,
    at: Math.round(at),
    by: SAMPLE_DESK,
  });
  const steps = [change("begun", "in-progress", begun)];
  if (status === "completed") steps.push(change("done", "completed", ended));
  return steps;
}

type Random = ReturnType<typeof createRandom>;

/**
 * Repeatable random numbers, so that every load gives the same samples: mulberry32, whose 32 bits of state are plenty for
 * a few thousand numbers. Not for secrets.
 */
function createRandom(seed: number) {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    /** From 0 up to, but not including, 1. */
    next,
    pick<T>(list: readonly T[]): T {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error("expected a list with an entry");
      return item;
    },
  };
}
