import { keyOf } from "./records/storage-keys";
import { fieldLabels, type PortalRecord, type Records } from "./records/schema";
import { textOfNumber } from "./rules/request-numbers";
import { resolveData } from "./derived-state";

/** What an import would do to one account or request. */
export interface SubjectDiff {
  /** The id of the account or the request. */
  id: string;
  /** Such as "CR-0142 Live Chat Support" or "Ada Reid, ada@x.example". */
  name: string;
  isNew: boolean;
  /** What changes, such as "Status: Pending becomes Completed" or "2 comments". */
  changes: string[];
  /** False where something else in the file changes it, as a number that two requests share. */
  canBeLeftOut: boolean;
}

const quoted = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** The fields of which two values differ, from what to what. */
function differences<T extends object>(
  before: T,
  after: T,
  names: Partial<Record<keyof T, string>>,
): string[] {
  return Object.entries(names).flatMap(([field, name]) => {
    const [from, to] = [before, after].map((value) =>
      quoted(String(value[field as keyof T] ?? "") || "none"),
    );
    return from === to ? [] : [`${String(name)}: ${from} becomes ${to}`];
  });
}

const REQUEST_FIELDS = {
  ...{ label: "Number", status: "Status", ...fieldLabels },
  ...{ assignee: "Assigned", due: "Due" },
};
const ACCOUNT_FIELDS = {
  firstName: "First name",
  lastName: "Last name",
  company: "Company",
} as const;

/** What added records do to accounts and requests: those that they are about, and those that get another number. */
export function diffsOf(added: readonly PortalRecord[], records: Records): SubjectDiff[] {
  if (added.length === 0) return [];
  const before = resolveData(records);
  const after = resolveData(
    new Map([...records, ...added.map((record) => [keyOf(record), record] as const)]),
  );
  const counts = new Map<string, { comments: number; others: number }>();
  const count = (id: string, what: "comments" | "others") => {
    const so = counts.get(id) ?? { comments: 0, others: 0 };
    so[what] += 1;
    counts.set(id, so);
  };
  for (const { kind, value } of added) {
    if (kind === "event") count(value.subject, value.type === "comment" ? "comments" : "others");
    if (kind === "change") count(value.requestId, "others");
    if (kind === "bulk") value.requestIds.forEach((id) => count(id, "others"));
    if (kind === "request" || kind === "user")
      counts.set(value.id, counts.get(value.id) ?? { comments: 0, others: 0 });
  }
  const entry = (id: string, name: string, isNew: boolean, changes: string[]): SubjectDiff[] => {
    const { comments, others } = counts.get(id) ?? { comments: 0, others: 0 };
    if (!isNew && changes.length === 0 && !counts.has(id)) return [];
    if (comments > 0 && !isNew) changes.push(comments === 1 ? "1 comment" : `${comments} comments`);
    if (!isNew && changes.length === 0)
      changes.push(`${others} ${others === 1 ? "entry" : "entries"} of its history`);
    return [{ id, name, isNew, changes, canBeLeftOut: counts.has(id) }];
  };
  const users = new Map(before.accounts.users.map((user) => [user.id, user]));
  const requests = new Map(before.requests.map((request) => [request.id, request]));
  return [
    ...after.accounts.users.flatMap((user) => {
      const was = users.get(user.id);
      const name = `${user.firstName} ${user.lastName}, ${user.email}`;
      return entry(user.id, name, !was, was ? differences(was, user, ACCOUNT_FIELDS) : []);
    }),
    ...after.requests.flatMap((request) => {
      const was = requests.get(request.id);
      const own = request.number === undefined ? request.label : textOfNumber(request.number);
      const renamed = own === request.label ? [] : [`Number: ${own} becomes ${request.label}`];
      const changes = was ? differences(was, request, REQUEST_FIELDS) : renamed;
      return entry(request.id, `${request.label} ${request.service}`, !was, changes);
    }),
  ];
}
