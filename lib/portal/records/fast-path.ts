import { allStatuses, priorities, type Priority, type Status } from "../rules/options";
import type { RawRecord } from "./migrations";
import { MAX_COST, MAX_DATE_MS, MAX_NUMBER, type ServiceRequest, type StatusChange } from "./schema";

// Sets, because `includes` of the tuples takes no unknown value.
const STATUSES: ReadonlySet<unknown> = new Set(allStatuses);
const PRIORITIES: ReadonlySet<unknown> = new Set(priorities);

const isString = (value: unknown): value is string => typeof value === "string";
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isTime = (value: unknown): value is string => isString(value) && !Number.isNaN(Date.parse(value));
const isStatus = (value: unknown): value is Status => STATUSES.has(value);
const isPriority = (value: unknown): value is Priority => PRIORITIES.has(value);
const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && value >= least && value <= most;
const isWhole = (value: unknown, least: number, most: number): value is number =>
  isBetween(value, least, most) && Number.isSafeInteger(value);

/**
 * A stored request of the current version: nine fields, its version in `v`, and perhaps its number. Undefined if the
 * schema has to decide: it also names what is wrong. A browser may hold ten thousand requests and as many
 * changes, and the schema takes five times as long. `codec.test.ts` compares the two.
 */
export function readUsualRequest(json: RawRecord): ServiceRequest | undefined {
  const { id, userId, service, industry, description } = json;
  const { status, priority, createdAt, estimatedCost, number } = json;
  if (Object.keys(json).length !== (number === undefined ? 10 : 11)) return undefined;
  if (!isText(id) || !isText(userId)) return undefined;
  if (!isString(service) || !isString(industry) || !isString(description)) return undefined;
  if (!isStatus(status) || !isPriority(priority) || !isTime(createdAt)) return undefined;
  if (!isBetween(estimatedCost, 0, MAX_COST)) return undefined;
  // One literal: spreading takes as long as parsing.
  const request = { id, userId, service, industry, description, status, priority, createdAt, estimatedCost };
  if (number === undefined) return request;
  return isWhole(number, 1, MAX_NUMBER) ? { ...request, number } : undefined;
}

/** As `readUsualRequest`, for a change of status, which has five fields. */
export function readUsualChange(json: RawRecord): StatusChange | undefined {
  const { id, requestId, status, at, by } = json;
  if (Object.keys(json).length !== 6) return undefined;
  if (!isText(id) || !isText(requestId) || !isText(by)) return undefined;
  return isStatus(status) && isWhole(at, 0, MAX_DATE_MS) ? { id, requestId, status, at, by } : undefined;
}
