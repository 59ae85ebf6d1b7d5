import { lazy, Suspense, useMemo } from "react";
import { formatPounds } from "@/lib/pounds";
import type { CustomerRow } from "@/lib/portal";
import { usePortalState } from "../auth-provider";
import { DetailPage } from "../detail-page";
import { EmptyList } from "../empty-list";
import { Stat } from "../stat";
import { formatDay } from "../format";
import { withCustomers } from "../requests/listed-request";
import { administration } from "../requests/administration";
import { RequestList } from "../requests/request-list";
import { withoutView } from "../requests/use-list-query";
import type { QueryChange } from "../use-query";

/** Fetched for customers without a password. */
const WithoutPassword = lazy(() => import("./without-password"));

/** Begins the query parameters of a customer's list. */
const CUSTOMER_LIST = "customer-";

/** Opens a customer with an unfiltered list, or closes the page with null. */
export const openCustomer = (id: string | null): QueryChange => ({
  customer: id,
  ...withoutView(CUSTOMER_LIST),
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
  const requests = useMemo(
    () =>
      withCustomers(
        all.filter(({ userId }) => userId === customer.id),
        [customer],
      ),
    [all, customer],
  );
  const { company, email, totalSpent, requestCount, servicesUsed, lastActive } = customer;
  const services = servicesUsed.length;
  return (
    <>
      <p className="mt-2 wrap-anywhere text-soft">{[company, email].filter(Boolean).join(", ")}</p>
      <dl className="my-6 grid gap-6 border-y border-line py-5 sm:grid-cols-3">
        <Stat term="Total spent" value={formatPounds(totalSpent)} note="Estimates of completed requests" />
        <Stat
          term="Requests"
          value={String(requestCount)}
          note={`For ${services} ${services === 1 ? "service" : "services"}`}
        />
        <Stat term="Last active" value={formatDay(lastActive)} note="Latest request, or sign-up" />
      </dl>
      {!customer.hasPassword && (
        <Suspense>
          <WithoutPassword customer={customer} />
        </Suspense>
      )}
      <RequestList
        caption="Requests of this customer"
        list={CUSTOMER_LIST}
        requests={requests}
        administration={administration}
        empty={
          <EmptyList heading="No requests yet" level="h3">
            Requests of this customer appear here.
          </EmptyList>
        }
      />
    </>
  );
}
