import type { ReactNode } from "react";
import { formatPounds } from "@/components/ui/pounds";
import type { HistoryEntry } from "@/lib/portal";
import { formatDay } from "../format";
import type { ListedRequest } from "./listed-request";
import { RequestHistory } from "./request-history";

interface RequestTableProps {
  caption: string;
  requests: readonly ListedRequest[];
  histories: ReadonlyMap<string, readonly HistoryEntry[]>;
  /** Shows who a request is from. */
  forAdministrators: boolean;
  /** The status as a word, or as something to choose it with. */
  statusOf: (request: ListedRequest) => ReactNode;
}

const CELL = "py-2 pr-4 align-top max-lg:block max-lg:py-0.5 max-lg:pr-0";

/** Requests as a table; on narrow screens each is a block of its own. */
export function RequestTable({
  caption,
  requests,
  histories,
  forAdministrators,
  statusOf,
}: RequestTableProps) {
  return (
    // The roles are said because a table whose cells are blocks loses its own in some browsers.
    <table role="table" className="w-full text-left text-small max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-lg:sr-only">
        <tr role="row">
          {["Request", ...(forAdministrators ? ["Customer"] : []), "Priority", "Created"].map((head) => (
            <th key={head} role="columnheader" scope="col" className="pr-4 pb-2 font-semibold text-soft">
              {head}
            </th>
          ))}
          <th role="columnheader" scope="col" className="pr-4 pb-2 text-right font-semibold text-soft">
            Estimate
          </th>
          <th role="columnheader" scope="col" className="pb-2 font-semibold text-soft">
            Status
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-lg:block">
        {requests.map((request) => (
          <tr role="row" key={request.id} className="border-t border-line max-lg:block max-lg:py-3">
            <th role="rowheader" scope="row" className={`${CELL} font-normal lg:w-[34%]`}>
              <span className="block font-semibold">{request.service}</span>
              <span className="block text-soft">{request.industry}</span>
              <span className="mt-1 block max-w-text wrap-anywhere whitespace-pre-line">
                {request.description}
              </span>
            </th>
            {forAdministrators && (
              <td role="cell" className={`${CELL} lg:min-w-60`}>
                <span className="block">{request.customer}</span>
                <span className="block wrap-anywhere text-soft">{request.email}</span>
              </td>
            )}
            <td role="cell" className={CELL}>
              <NarrowLabel>Priority</NarrowLabel>
              {request.priority}
            </td>
            <td role="cell" className={`${CELL} whitespace-nowrap`}>
              <NarrowLabel>Created</NarrowLabel>
              <time dateTime={request.createdAt}>{formatDay(request.createdAt)}</time>
            </td>
            <td role="cell" className={`${CELL} tabular-nums lg:text-right`}>
              <NarrowLabel>Estimate</NarrowLabel>
              {formatPounds(request.estimatedCost)}
            </td>
            <td role="cell" className={`${CELL} lg:min-w-68 lg:pr-0`}>
              {statusOf(request)}
              <RequestHistory service={request.service} entries={histories.get(request.id) ?? []} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The column's name, where the columns are gone. */
function NarrowLabel({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="mr-2 text-soft lg:hidden">
      {children}
    </span>
  );
}
