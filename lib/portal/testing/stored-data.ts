/** The stored data, read without any of the portal's code: the oracle of the model-based test. */
interface StoredData {
  users: { id: string; email: string; isAdmin: boolean }[];
  requests: { id: string; userId: string; status: string; estimatedCost: number }[];
  changes: { id: string; requestId: string; status: string; at: number }[];
}

/** Reads the records of a fake browser, except under corrupted keys. */
export function readStored(data: ReadonlyMap<string, string>, corrupted: ReadonlySet<string>): StoredData {
  const valuesOf = (kind: string) =>
    [...data]
      .filter(([key]) => key.startsWith(`portal:${kind}:`) && !corrupted.has(key))
      .map(([, value]) => JSON.parse(value));
  return { users: valuesOf("user"), requests: valuesOf("request"), changes: valuesOf("change") };
}

/** The status of each request: that of the change with the latest time, then the greatest id. */
export function statusesOf({ requests, changes }: StoredData): Map<string, string> {
  const compare = (a: StoredData["changes"][number], b: StoredData["changes"][number]) =>
    a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at - b.at;
  const sorted = [...changes].sort(compare);
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

/** The sum of the completed requests of all accounts with an email. */
export function spentBy(stored: StoredData, email: string): number {
  const ids = new Set(stored.users.filter((user) => user.email === email).map(({ id }) => id));
  const statuses = statusesOf(stored);
  return stored.requests
    .filter(({ id, userId }) => ids.has(userId) && statuses.get(id) === "completed")
    .reduce((sum, { estimatedCost }) => sum + estimatedCost, 0);
}
