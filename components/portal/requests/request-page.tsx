import type { ListedRequest } from "@/lib/portal/derived-state";
import { optionLabel } from "@/lib/portal/rules/options";
import { formatPounds } from "@/lib/pounds";
import { Select } from "@/components/ui/select";
import { planRequest } from "@/lib/portal/actions/requests";
import { useAuth, usePortalState } from "../auth-provider";
import { DetailPage } from "../detail-page";
import { formatDay } from "../format";
import { QueryLink } from "../query-link";
import { Row } from "../section";
import { useSayOutcome } from "../use-say-outcome";
import { AddComment } from "./add-comment";
import { textOfPlan, titleOf } from "./request-texts";
import { RequestActions } from "./request-actions";
import { RequestHistory } from "./request-history";
import { StatusMark } from "./status-mark";
import { StatusSelect } from "./status-select";

interface RequestPageProps {
  /** Those that the link may mean: none if it does not exist or belongs to another user. */
  found: readonly ListedRequest[];
  /** Lets the status be changed. */
  forAdministrators: boolean;
}

/** One request: what can be done with it, its details, and everything that was done to it. */
export default function RequestPage({ found, forAdministrators }: RequestPageProps) {
  const [request, ...others] = found;
  return (
    <DetailPage close={{ request: null }} back="Back to the list" heading={titleOf(found)}>
      {!request && <p className="mt-3 text-soft">Request not found in this browser.</p>}
      {request && others.length === 0 && (
        <Details key={request.id} request={request} forAdministrators={forAdministrators} />
      )}
      {others.length > 0 && (
        <>
          <p className="mt-3 text-soft">Several requests have had this number.</p>
          <ul className="mt-3">
            {found.map((one) => (
              <li key={one.id} className="border-t border-line py-2">
                <QueryLink change={{ request: one.id }} className="underline underline-offset-4">
                  {one.label} {one.service}
                </QueryLink>{" "}
                <span className="text-soft">
                  {[one.customer, formatDay(one.createdAt)].filter(Boolean).join(", ")}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </DetailPage>
  );
}

const ROW = "gap-x-4 py-2 @min-[18rem]:grid-cols-[7rem_minmax(0,1fr)]";

function Details({ request, forAdministrators }: { request: ListedRequest; forAdministrators: boolean }) {
  return (
    <div className="@container">
      <RequestActions request={request} />
      <div className="mt-4 grid items-start gap-x-12 gap-y-6 @min-[48rem]:grid-cols-2">
        <dl className="text-small">
          <Row className={ROW} term="Status">
            {forAdministrators ? <StatusSelect request={request} /> : <StatusMark status={request.status} />}
          </Row>
          {request.customer && (
            <Row className={ROW} term="Customer">
              {request.customer}
              <span className="block text-soft">
                {[request.company, request.email].filter(Boolean).join(", ")}
              </span>
            </Row>
          )}
          {forAdministrators && <Plan request={request} />}
          <Row className={ROW} term="Industry">
            {request.industry}
          </Row>
          <Row className={ROW} term="Priority">
            {optionLabel(request.priority)}
          </Row>
          <Row className={ROW} term="Estimate">
            <span className="tabular-nums">{formatPounds(request.estimatedCost)}</span>
            <span className="block text-soft">For the first three months</span>
          </Row>
          <Row className={ROW} term="Description">
            <span className="whitespace-pre-line">{request.description}</span>
          </Row>
        </dl>
        <div>
          <RequestHistory request={request} />
          <AddComment requestId={request.id} canAddNotes={forAdministrators} />
        </div>
      </div>
    </div>
  );
}

const FIELD = "min-h-8 w-full rounded-button border border-soft bg-card px-2";

/** Who is to see to the request, and by when. Stored with each choice. */
function Plan({ request }: { request: ListedRequest }) {
  const { run } = useAuth();
  const administrators = usePortalState((state) => state.administrators);
  const say = useSayOutcome();
  const { id, assignee = "", due = "" } = request;

  function plan(change: { assignee?: string; due?: string }) {
    const outcome = run(planRequest, id, { assignee, due, ...change });
    const undo = () => run(planRequest, id, { assignee, due });
    say(outcome, (value) => `${request.label}: ${textOfPlan(value)}.`, undo);
  }

  const names = [...new Set([...administrators, ...(assignee ? [assignee] : [])])];
  return (
    <>
      <Row className={ROW} term="Assigned to">
        <Select
          aria-label="Assigned to"
          className={FIELD}
          value={assignee}
          options={[["", "Nobody"], ...names]}
          onChange={({ target }) => plan({ assignee: target.value })}
        />
      </Row>
      <Row className={ROW} term="Due">
        <input
          key={due}
          type="date"
          aria-label="Due"
          className={FIELD}
          max="9999-12-31"
          defaultValue={due}
          // A year that is being typed is a day too: it is stored when the field is left.
          onBlur={({ target }) =>
            target.value !== due && target.validity.valid && plan({ due: target.value })
          }
        />
      </Row>
    </>
  );
}
