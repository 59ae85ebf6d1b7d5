import { useMemo, type ReactNode } from "react";
import { formatPounds } from "@/lib/pounds";
import { historiesOf } from "@/lib/portal";
import { usePortalState } from "../auth-provider";
import { DetailPage } from "../detail-page";
import { formatMoment } from "../format";
import type { ListedRequest } from "./listed-request";
import { StatusMark } from "./status-mark";
import { StatusSelect } from "./status-select";

interface RequestPageProps {
  /** Undefined if it does not exist or belongs to another user. */
  request: ListedRequest | undefined;
  /** Lets the status be changed. */
  forAdministrators?: boolean;
}

/** The details of one request and the history of its status. */
export function RequestPage({ request, forAdministrators = false }: RequestPageProps) {
  return (
    <DetailPage parameter="request" back="Back to the list" heading={request?.service ?? "Request Not Found"}>
      {request ? (
        <Details request={request} forAdministrators={forAdministrators} />
      ) : (
        <p className="mt-3 text-soft">Request not found in this browser.</p>
      )}
    </DetailPage>
  );
}

function Details({ request, forAdministrators }: { request: ListedRequest; forAdministrators: boolean }) {
  return (
    <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
      <dl className="text-small">
        <Row term="Status">
          {forAdministrators ? <StatusSelect request={request} /> : <StatusMark status={request.status} />}
        </Row>
        {request.customer && (
          <Row term="Customer">
            {request.customer}
            {request.email && <span className="block text-soft">{request.email}</span>}
          </Row>
        )}
        <Row term="Industry">{request.industry}</Row>
        <Row term="Priority">{request.priority}</Row>
        <Row term="Estimate">
          <span className="tabular-nums">{formatPounds(request.estimatedCost)}</span>
          <span className="block text-soft">For the first three months</span>
        </Row>
        <Row term="Description">
          <span className="whitespace-pre-line">{request.description}</span>
        </Row>
        <Row term="Number">
          <span className="tabular-nums">{request.id}</span>
        </Row>
      </dl>
      <History requestId={request.id} />
    </div>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="font-semibold">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The statuses that a request has had, with their times, oldest first. */
function History({ requestId }: { requestId: string }) {
  const records = usePortalState((state) => state.records);
  const entries = useMemo(() => historiesOf(records).get(requestId) ?? [], [records, requestId]);
  return (
    <section>
      <h3 id="history">History</h3>
      <ol aria-labelledby="history" className="mt-3 text-small">
        {entries.map(({ status, at }, index) => (
          <li key={index} className="grid grid-cols-[9rem_auto] gap-2 border-t border-line py-2">
            <StatusMark status={status} />
            <time dateTime={at} className="text-soft tabular-nums">
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
