import { useEffect, useId, useMemo, useState } from "react";
import { markSeen } from "@/lib/portal/actions/requests";
import { resolveData, seenOf, type ListedRequest } from "@/lib/portal/derived-state";
import { historyOf, type HistoryEntry } from "@/lib/portal/history-entries";
import { fieldLabels } from "@/lib/portal/records/schema";
import { isOption, priorities, optionLabel } from "@/lib/portal/rules/options";
import { seenUntil } from "@/lib/portal/rules/request-news";
import { formatPounds } from "@/lib/pounds";
import { useAuth, usePortalState } from "../auth-provider";
import { formatMoment } from "../format";
import { textOfPlan } from "./request-texts";
import { StatusMark } from "./status-mark";

const TEXTS: Partial<Record<HistoryEntry["kind"], string>> = {
  edited: "Edited",
  comment: "Comment",
  retracted: "Comment, taken back",
  note: "Internal note, which customers do not see",
};

/** Everything that was done to a request, by whom and when, oldest first. Marks what is new, and that it is read now. */
export function RequestHistory({ request }: { request: ListedRequest }) {
  const headingId = useId();
  const { run } = useAuth();
  const records = usePortalState((state) => state.records);
  const user = usePortalState((state) => state.user);
  const isAdmin = user?.isAdmin ?? false;
  const entries = useMemo(() => historyOf(records, request, isAdmin), [records, request, isAdmin]);
  const { accounts } = resolveData(records);
  const isOwn = (by: string) => accounts.accountOf(by) === user?.id;
  const author = (by: string) =>
    isOwn(by) ? "you" : (accounts.nameOf(by) ?? "an account that is not in this browser");
  // What was new when the request was opened stays marked while it is open.
  const [seen] = useState(() => (user ? seenUntil(seenOf(records, user), request.id) : 0));
  const { id, news } = request;
  useEffect(() => {
    if (news !== undefined) run(markSeen, id);
  }, [run, id, news]);
  return (
    <section>
      <h3 id={headingId}>History</h3>
      <ol aria-labelledby={headingId} className="mt-2 text-small">
        {entries.map((entry) => (
          <li key={entry.id + entry.kind} className="border-t border-line py-2 wrap-anywhere">
            <p className="flex max-w-none flex-wrap items-baseline gap-x-2">
              {Date.parse(entry.at) > seen && !isOwn(entry.by) && <strong className="text-clyde">New</strong>}
              {entry.kind === "created" && "Created"}
              {"status" in entry && <StatusMark status={entry.status} />}
              {entry.kind === "plan" ? textOfPlan(entry) : TEXTS[entry.kind]}
              <span className="text-soft">
                by {author(entry.by)}, <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
              </span>
            </p>
            {(entry.kind === "comment" || entry.kind === "note") && (
              <blockquote
                className={`mt-1 rounded-button px-3 py-2 whitespace-pre-line ${entry.kind === "note" ? "border border-amber" : "bg-card"}`}
              >
                {entry.text}
              </blockquote>
            )}
            {entry.kind === "edited" && <Edited values={entry.values} />}
          </li>
        ))}
      </ol>
      <FoldedNote />
    </section>
  );
}

/** Says that a history may lack changes that were removed to make room: docs/behaviour.md#stored-records. */
export function FoldedNote() {
  const foldedAt = usePortalState((state) => state.foldedAt);
  if (foldedAt === null) return null;
  return (
    <p className="mt-3 text-small text-soft">
      Earlier statuses that others had replaced were removed to make room, the last time on{" "}
      <time dateTime={foldedAt}>{formatMoment(foldedAt)}</time>. They may be missing here.
    </p>
  );
}

function Edited({ values }: Pick<HistoryEntry & { kind: "edited" }, "values">) {
  function textOf(field: keyof typeof fieldLabels, value: string) {
    if (field === "estimatedCost") return formatPounds(Number(value));
    return field === "priority" && isOption(priorities, value) ? optionLabel(value) : value;
  }
  if (values.length === 0) return null;
  return (
    <ul className="mt-1">
      {values.map(({ field, from, to }) => (
        <li key={field}>
          {fieldLabels[field]}: <del className="text-soft">{textOf(field, from)}</del>{" "}
          <ins className="no-underline">{textOf(field, to)}</ins>
        </li>
      ))}
    </ul>
  );
}
