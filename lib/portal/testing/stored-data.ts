/** The stored data, read without any of the portal's code: the oracle of the model-based test. */
export interface StoredData {
  users: { id: string; email: string; isAdmin: boolean }[];
  requests: { id: string; userId: string; status: string; estimatedCost: number }[];
  /** Edits of requests only. */
  edits: { id: string; subject: string; type: string; estimatedCost: number; at: number }[];
  changes: { id: string; requestId: string; status: string; at: number }[];
}

/** Reads the records of a fake browser, except under corrupted keys. */
export function readStored(data: ReadonlyMap<string, string>, corrupted: ReadonlySet<string>): StoredData {
  const valuesOf = (kind: string) =>
    [...data]
      .filter(([key]) => key.startsWith(`portal:${kind}:`) && !corrupted.has(key))
      .map(([, value]) => JSON.parse(value));
  const changes = [...valuesOf("change"), ...valuesOf("bulk").flatMap(changesOfBulk)];
  const edits = valuesOf("event").filter(({ type }) => type === "edit");
  return { users: valuesOf("user"), requests: valuesOf("request"), changes, edits };
}

type StoredChange = StoredData["changes"][number];

interface StoredBulk extends Omit<StoredChange, "requestId"> {
  changeId: string;
  requestIds: string[];
}

function changesOfBulk({ changeId: id, requestIds, status, at }: StoredBulk): StoredChange[] {
  return requestIds.map((requestId) => ({ id, requestId, status, at }));
}

const compareChanges = (a: StoredChange, b: StoredChange) =>
  a.at === b.at ? (a.id < b.id ? -1 : Number(a.id > b.id)) : a.at - b.at;

/** The status of each request: that of the change with the latest time, then the greatest id. */
export function statusesOf({ requests, changes }: StoredData): Map<string, string> {
  const sorted = [...changes].sort(compareChanges);
  return new Map([
    ...requests.map(({ id, status }) => [id, status] as const),
    ...sorted.map(({ requestId, status }) => [requestId, status] as const),
  ]);
}

/** The ids of a user's requests: those of all records with the user's email. */
export function ownedBy({ users, requests }: StoredData, user: { id: string; email: string }): string[] {
  const isStored = users.some(({ id }) => id === user.id);
  const ids = users.filter(({ email }) => isStored && email === user.email).map(({ id }) => id);
  const owners = new Set([user.id, ...ids]);
  return requests.filter(({ userId }) => owners.has(userId)).map(({ id }) => id);
}

/** The estimate of each request: that of the edit with the latest time, then the greatest id. */
export function estimatesOf({ requests, edits }: StoredData): Map<string, number> {
  const sorted = [...edits].sort((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at - b.at));
  return new Map([
    ...requests.map(({ id, estimatedCost }) => [id, estimatedCost] as const),
    ...sorted.map(({ subject, estimatedCost }) => [subject, estimatedCost] as const),
  ]);
}

/** The sum of the completed requests of all accounts with an email. */
export function spentBy(stored: StoredData, email: string): number {
  const ids = new Set(stored.users.filter((user) => user.email === email).map(({ id }) => id));
  const statuses = statusesOf(stored);
  const estimates = estimatesOf(stored);
  return stored.requests
    .filter(({ id, userId }) => ids.has(userId) && statuses.get(id) === "completed")
    .reduce((sum, { id }) => sum + (estimates.get(id) ?? 0), 0);
}
