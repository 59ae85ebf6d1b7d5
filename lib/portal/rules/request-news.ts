import { changesOf } from "../records/status-changes";
import { valuesOf, type Records, type Seen, type ServiceRequest } from "../records/schema";
import { isSampleId } from "../samples/sample-id";
import type { Accounts } from "./accounts";
import { optionLabel, type Status } from "./options";

interface RequestNews {
  isNew?: true;
  status?: Status;
  comments: number;
  edited?: true;
}

/** Who looks, and what that account has seen. */
interface Viewer {
  id: string;
  isAdmin: boolean;
  seen: Pick<Seen, "at" | "requests">;
}

/** The moment until which an account has seen a request, in milliseconds. */
export const seenUntil = ({ at, requests }: Viewer["seen"], requestId: string) =>
  Math.max(at, requests[requestId] ?? 0);

/**
 * What others have done to requests since an account has seen them, by request and in words, such as "2 comments".
 *
 * @param requests those that the account may see
 */
export function newsOf(
  records: Records,
  requests: readonly ServiceRequest[],
  { id: viewer, isAdmin, seen }: Viewer,
  accounts: Accounts,
): Map<string, string> {
  const visible = new Set(requests.map(({ id }) => id));
  const news = new Map<string, RequestNews>();
  const isNews = (id: string, at: number, by: string) =>
    at > seenUntil(seen, id) && visible.has(id) && !isSampleId(id) && accounts.accountOf(by) !== viewer;
  const of = (id: string) => {
    const known = news.get(id) ?? { comments: 0 };
    news.set(id, known);
    return known;
  };
  const events = valuesOf(records, "event");
  const retracted = new Set(events.map((event) => (event.type === "retraction" ? event.comment : "")));
  for (const { id, userId, createdAt } of requests)
    if (isNews(id, Date.parse(createdAt), userId)) of(id).isNew = true;
  const latest = new Map<string, number>();
  for (const { requestId, status, at, by } of changesOf(records)) {
    if (!isNews(requestId, at, by) || at < (latest.get(requestId) ?? 0)) continue;
    latest.set(requestId, at);
    of(requestId).status = status;
  }
  for (const { type, id, subject, at, by } of events) {
    if (!isNews(subject, at, by)) continue;
    if (type === "opened") of(subject).isNew = true;
    else if (type === "edit") of(subject).edited = true;
    else if (type === "comment" || (type === "note" && isAdmin))
      of(subject).comments += retracted.has(id) ? 0 : 1;
  }
  const texts = new Map<string, string>();
  for (const [id, { isNew, status, comments, edited }] of news) {
    const parts = [
      isNew && "New request",
      status && optionLabel(status),
      comments > 0 && (comments === 1 ? "1 comment" : `${comments} comments`),
      edited && "Edited",
    ].filter(Boolean);
    if (parts.length > 0) texts.set(id, parts.join(", "));
  }
  return texts;
}
