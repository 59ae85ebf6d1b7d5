import { useId, useMemo, type ReactNode } from "react";
import { formatPounds } from "@/lib/pounds";
import { isOption, priorities, wordsOf } from "@/lib/portal";
import { authorsOf, historyOf, type HistoryEntry } from "@/lib/portal/history";
import type { Records } from "@/lib/portal/records/schema";
import { usePortalState } from "../auth-provider";
import { formatMoment } from "../format";
import { FoldedNote } from "../local-data/folded-note";
import type { ListedRequest } from "./listed-request";
import { StatusMark } from "./status-mark";

interface RequestHistoryProps {
  request: ListedRequest;
  /** Those of an archive; by default those of this browser. */
  records?: Records;
}

/** Everything that was done to a request, by whom and when, oldest first. */
export function RequestHistory({ request, records: given }: RequestHistoryProps) {
  // A request may be open beside an archive.
  const headingId = useId();
  const here = usePortalState((state) => state.records);
  const records = given ?? here;
  const user = usePortalState((state) => state.user);
  const entries = useMemo(() => historyOf(records, request), [records, request]);
  const nameOf = useMemo(() => authorsOf(new Map([...(given ?? []), ...here])), [given, here]);
  const author = (by: string) => nameOf(by, user?.id) ?? "an account that is not in this browser";
  return (
    <section>
      <h3 id={headingId}>History</h3>
      <ol aria-labelledby={headingId} className="mt-2 text-small">
        {entries.map((entry) => (
          <li key={entry.id + entry.kind} className="border-t border-line py-2 wrap-anywhere">
            <p className="flex max-w-none flex-wrap items-baseline gap-x-2">
              <What entry={entry} />
              <span className="text-soft">
                by {author(entry.by)}, <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
              </span>
            </p>
            {entry.kind === "comment" && (
              <blockquote className="mt-1 rounded-button bg-card px-3 py-2 whitespace-pre-line">
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

function What({ entry }: { entry: HistoryEntry }): ReactNode {
  switch (entry.kind) {
    case "created":
      return (
        <>
          Created <StatusMark status={entry.status} />
        </>
      );
    case "status":
      return <StatusMark status={entry.status} />;
    case "edited":
      return "Edited";
    case "comment":
      return "Comment";
    case "retracted":
      return "Comment, taken back";
  }
}

const names = {
  service: "Service",
  industry: "Industry",
  description: "Description",
  priority: "Priority",
  estimatedCost: "Estimate",
};

function Edited({ values }: Pick<HistoryEntry & { kind: "edited" }, "values">) {
  function textOf(field: keyof typeof names, value: string) {
    if (field === "estimatedCost") return formatPounds(Number(value));
    return field === "priority" && isOption(priorities, value) ? wordsOf(value) : value;
  }
  if (values.length === 0) return null;
  return (
    <ul className="mt-1">
      {values.map(({ field, from, to }) => (
        <li key={field}>
          {names[field]}: <del className="text-soft">{textOf(field, from)}</del>{" "}
          <ins className="no-underline">{textOf(field, to)}</ins>
        </li>
      ))}
    </ul>
  );
}
