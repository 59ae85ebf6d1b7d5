import type { HistoryEntry } from "@/lib/portal";
import { formatMoment } from "../format";
import { StatusMark } from "./status-mark";

interface RequestHistoryProps {
  /** What the request is for. */
  service: string;
  entries: readonly HistoryEntry[];
}

/** The statuses that a request went through, behind a button. */
export function RequestHistory({ service, entries }: RequestHistoryProps) {
  return (
    <details>
      <summary className="inline-block cursor-pointer py-1 underline decoration-line underline-offset-4 hover:decoration-ink">
        History<span className="sr-only"> of {service}</span>
      </summary>
      <ol className="mt-1">
        {entries.map(({ status, at }, index) => (
          <li key={index} className="grid grid-cols-[7.5rem_auto] gap-2 py-0.5">
            <StatusMark status={status} />
            <time dateTime={at} className="whitespace-nowrap text-soft">
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
