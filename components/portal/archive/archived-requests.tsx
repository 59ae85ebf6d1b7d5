import { useMemo, useState } from "react";
import { wordsOf, type OpenedArchive } from "@/lib/portal";
import { customerRows } from "@/lib/portal/rules/customers";
import { resolveData } from "@/lib/portal/view";
import { formatPounds } from "@/lib/pounds";
import { formatDay } from "../format";
import { withCustomers, type ListedRequest } from "../requests/listed-request";
import { RequestHistory } from "../requests/request-history";
import { searchTextOf, termsOf } from "../requests/search";
import { StatusMark } from "../requests/status-mark";
import { SearchField } from "../table/search-field";

/** An archive can have thousands. */
const MAX_LISTED = 25;

/** The requests of an archive with their histories, and a search. */
export function ArchivedRequests({ archive }: { archive: OpenedArchive }) {
  const { requests, records } = archive;
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState<string>();
  const listed = useMemo(
    () => withCustomers(requests, customerRows(resolveData(records).accounts.users, requests)),
    [requests, records],
  );
  const terms = termsOf(query);
  const matching = listed.filter((request) => terms.every((term) => searchTextOf(request).includes(term)));
  const rest = matching.length - MAX_LISTED;
  return (
    <div className="mt-3">
      <SearchField label="Search the archive" value={query} onChange={setQuery} />
      <p role="status" className="mt-1 text-small text-soft">
        {matching.length === requests.length ? "" : `${matching.length} match`}
      </p>
      <ul aria-label="Requests in the archive" className="mt-2 text-small">
        {matching.slice(0, MAX_LISTED).map((request) => (
          <li key={request.id} className="border-t border-line">
            <details
              open={open === request.id}
              onToggle={({ currentTarget }) =>
                setOpen((before) =>
                  currentTarget.open ? request.id : before === request.id ? undefined : before,
                )
              }
            >
              <summary className="cursor-pointer py-2 wrap-anywhere">
                {request.label} {request.service}, {request.customer}{" "}
                <span className="text-soft">{formatDay(request.createdAt)}</span>
              </summary>
              {open === request.id && <Details request={request} archive={archive} />}
            </details>
          </li>
        ))}
        {rest > 0 && <li className="border-t border-line py-2">and {rest} more: search for them</li>}
      </ul>
    </div>
  );
}

function Details({ request, archive }: { request: ListedRequest; archive: OpenedArchive }) {
  return (
    <div className="pb-4 pl-4">
      <p className="flex flex-wrap gap-x-4">
        <StatusMark status={request.status} /> <span>{request.industry}</span>{" "}
        <span>{wordsOf(request.priority)} priority</span> <span>{formatPounds(request.estimatedCost)}</span>
      </p>
      <p className="my-2 wrap-anywhere whitespace-pre-line">{request.description}</p>
      <RequestHistory request={request} records={archive.records} />
    </div>
  );
}
