import { formatPounds } from "@/lib/pounds";
import { wordsOf } from "@/lib/portal";
import type { ReactNode } from "react";
import { DetailPage } from "../detail-page";
import { titleOf } from "./find-request";
import type { ListedRequest } from "./listed-request";
import { RequestActions } from "./request-actions";
import { RequestComment } from "./request-comment";
import { RequestHistory } from "./request-history";
import { StatusMark } from "./status-mark";
import { StatusSelect } from "./status-select";

interface RequestPageProps {
  /** Undefined if it does not exist or belongs to another user. */
  request: ListedRequest | undefined;
  /** Lets the status be changed. */
  forAdministrators?: boolean;
}

/** One request: what can be done with it, its details, and everything that was done to it. */
export function RequestPage({ request, forAdministrators = false }: RequestPageProps) {
  return (
    <DetailPage close={{ request: null }} back="Back to the list" heading={titleOf(request)}>
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
    <div className="@container">
      <RequestActions request={request} />
      <div className="mt-4 grid items-start gap-x-12 gap-y-6 @min-[48rem]:grid-cols-2">
        <dl className="text-small">
          <Row term="Status">
            {forAdministrators ? <StatusSelect request={request} /> : <StatusMark status={request.status} />}
          </Row>
          {request.customer && (
            <Row term="Customer">
              {request.customer}
              <span className="block text-soft">
                {[request.company, request.email].filter(Boolean).join(", ")}
              </span>
            </Row>
          )}
          <Row term="Industry">{request.industry}</Row>
          <Row term="Priority">{wordsOf(request.priority)}</Row>
          <Row term="Estimate">
            <span className="tabular-nums">{formatPounds(request.estimatedCost)}</span>
            <span className="block text-soft">For the first three months</span>
          </Row>
          <Row term="Description">
            <span className="whitespace-pre-line">{request.description}</span>
          </Row>
        </dl>
        <div>
          <RequestHistory request={request} />
          <RequestComment requestId={request.id} />
        </div>
      </div>
    </div>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-t border-line py-2 @min-[18rem]:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="font-semibold">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
