import { useMemo, useState } from "react";
import { setPassword } from "@/lib/portal/actions/change-password";
import type { CustomerRow } from "@/lib/portal/rules/customers";
import { isSampleId } from "@/lib/portal/samples/sample-id";
import { formatPounds } from "@/lib/pounds";
import { PasswordForm } from "../account/password-form";
import { useAuth, usePortalState } from "../auth-provider";
import { Button } from "../buttons";
import { DetailPage } from "../detail-page";
import { focusMain } from "../focus";
import { Stat } from "../section";
import { counted, formatDay } from "../format";
import { allRequestsList } from "../requests/all-requests-list";
import NewRequestDialog from "../requests/new-request-dialog";
import { EMPTY_DRAFT } from "../requests/request-draft";
import { List } from "../table/list";
import { withoutView } from "../table/list-view";
import type { QueryChange } from "../use-query";

/** Begins the query parameters of a customer's list. */
const CUSTOMER_LIST = "customer-";

/** Opens a customer with an unfiltered list, or closes the page with null. */
export const openCustomer = (id: string | null): QueryChange => ({
  customer: id,
  ...withoutView(allRequestsList, CUSTOMER_LIST),
});

/** The figures and requests of one customer; undefined if the customer does not exist. */
export function CustomerPage({ customer }: { customer: CustomerRow | undefined }) {
  const heading = customer ? `${customer.firstName} ${customer.lastName}` : "Customer Not Found";
  return (
    <DetailPage close={openCustomer(null)} back="Back to all customers" heading={heading}>
      {customer ? (
        <Details customer={customer} />
      ) : (
        <p className="mt-3 text-soft">Customer not found in this browser.</p>
      )}
    </DetailPage>
  );
}

function Details({ customer }: { customer: CustomerRow }) {
  const all = usePortalState((state) => state.allRequests);
  const requests = useMemo(() => all.filter(({ userId }) => userId === customer.id), [all, customer.id]);
  const { company, email, totalSpent, requestCount, servicesUsed, lastActive } = customer;
  return (
    <>
      <p className="mt-2 wrap-anywhere text-soft">{[company, email].filter(Boolean).join(", ")}</p>
      <dl className="my-6 grid gap-6 border-y border-line py-5 sm:grid-cols-3">
        <Stat term="Total spent" value={formatPounds(totalSpent)} note="Estimates of completed requests" />
        <Stat
          term="Requests"
          value={String(requestCount)}
          note={`For ${counted(servicesUsed.length, "service")}`}
        />
        <Stat term="Last active" value={formatDay(lastActive)} note="Latest request, or sign-up" />
      </dl>
      <NewRequest customer={customer} />
      {!customer.hasPassword && <WithoutPassword customer={customer} />}
      <List
        definition={allRequestsList}
        caption="Requests of this customer"
        list={CUSTOMER_LIST}
        items={requests}
        empty="Requests of this customer appear here."
        level="h3"
      />
    </>
  );
}

/** Creates a request for the customer, as after a call. */
function NewRequest({ customer }: { customer: CustomerRow }) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  return (
    <>
      <Button className="mb-4" onClick={() => setDraft({ ...draft, open: true })}>
        New request
      </Button>
      <NewRequestDialog draft={draft} setDraft={setDraft} customer={customer} />
    </>
  );
}

/** Says that nobody can sign in to an account, and offers to set its first password, except for samples. */
function WithoutPassword({ customer }: { customer: CustomerRow }) {
  const { run } = useAuth();
  if (isSampleId(customer.id))
    return <p className="mb-6 text-soft">A sample customer has no password, so nobody can sign in as it.</p>;
  return (
    <>
      <p className="text-soft">
        This customer came from a CSV file and has no password yet, so nobody can sign in with this email.
      </p>
      <details className="mb-6 border-b border-line pb-5">
        <summary className="inline-block cursor-pointer py-1 font-semibold underline underline-offset-4">
          Set a password
        </summary>
        <p className="mt-3 max-w-text text-soft">
          Tell it to the customer, who signs in with it and can change it under “Your account”.
        </p>
        <PasswordForm
          user={customer}
          withCurrent={false}
          label="Set password"
          busyLabel="Setting password..."
          store={(values) => run(setPassword, customer.id, values)}
          done={`Password of ${customer.email} set in this browser.`}
          onDone={focusMain}
        />
      </details>
    </>
  );
}
