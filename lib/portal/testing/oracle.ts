/**
 * What the storage says, read without any of the portal's code: the measure for the model-based test.
 */
interface Stored {
  users: { id: string; email: string; isAdmin: boolean }[];
  requests: { id: string; userId: string; status: string; estimatedCost: number }[];
  changes: { id: string; requestId: string; status: string; at: number }[];
}

/** Reads the records of a fake browser; keys in `spoilt` do not count. */
export function readStored(data: ReadonlyMap<string, string>, spoilt: ReadonlySet<string>): Stored {
  const of = (kind: string) =>
    [...data]
      .filter(([key]) => key.startsWith(`portal:${kind}:`) && !spoilt.has(key))
      .map(([, value]) => JSON.parse(value));
  return { users: of("user"), requests: of("request"), changes: of("change") };
}

/** The status of each request: the change with the greatest time counts, then the greatest id. */
export function statusesOf({ requests, changes }: Stored): Map<string, string> {
  const order = (a: Stored["changes"][number], b: Stored["changes"][number]) =>
    a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at - b.at;
  const sorted = [...changes].sort(order);
  return new Map([
    ...requests.map(({ id, status }) => [id, status] as const),
    ...sorted.map(({ requestId, status }) => [requestId, status] as const),
  ]);
}

/** The ids of the requests that a user's account owns: those of all records with the account's email. */
export function ownedBy({ users, requests }: Stored, user: { id: string; email: string }): string[] {
  const isStored = users.some(({ id }) => id === user.id);
  const ids = users.filter(({ email }) => isStored && email === user.email).map(({ id }) => id);
  const owners = new Set([user.id, ...ids]);
  return requests.filter(({ userId }) => owners.has(userId)).map(({ id }) => id);
}

/** The sum of the completed requests of all accounts with an email. */
export function spentBy(stored: Stored, email: string): number {
  const ids = new Set(stored.users.filter((user) => user.email === email).map(({ id }) => id));
  const statuses = statusesOf(stored);
  return stored.requests
    .filter(({ id, userId }) => ids.has(userId) && statuses.get(id) === "completed")
    .reduce((sum, { estimatedCost }) => sum + estimatedCost, 0);
}
