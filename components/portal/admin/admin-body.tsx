"use client";

import { lazy } from "react";
import { usePortalState } from "../auth-provider";
import { DashboardLayout } from "../layout/dashboard-layout";
import { WaitingPage } from "../layout/waiting-page";
import { allRequestsList } from "../requests/all-requests-list";
import { NewsBar } from "../requests/news-bar";
import { SessionGate } from "../session-gate";
import { List } from "../table/list";
import { useQueryValue } from "../use-query";
import { AdminNotices } from "./admin-notices";

// Fetched when their section is opened for the first time.
const Customers = lazy(() => import("./customers"));
const Log = lazy(() => import("./log"));
const Settings = lazy(() => import("./settings"));
const Analytics = lazy(() => import("./analytics"));

interface AdminBodyProps {
  brand: string;
  /** The hours during which calls are answered, such as "24/7". */
  coverage: string;
}

/** The administrator's dashboard. */
export function AdminBody(props: AdminBodyProps) {
  const waiting = (
    <WaitingPage brand={props.brand} heading="Admin dashboard">
      <p className="mt-4">
        This dashboard needs JavaScript: accounts and requests are stored in the browser.
      </p>
    </WaitingPage>
  );
  return (
    <SessionGate page="admin" waiting={waiting}>
      <AdminSections {...props} />
    </SessionGate>
  );
}

const NAMES = {
  requests: "Service Requests",
  customers: "Customers",
  log: "Log",
  analytics: "Analytics",
  settings: "Settings",
};

/** The name of the customer who is open; undefined when none is. */
function useCustomerName(): string | undefined {
  const customer = useQueryValue("customer");
  const customers = usePortalState((state) => state.customers);
  if (customer === null) return undefined;
  const found = customers.find(({ id }) => id === customer);
  return found ? `${found.firstName} ${found.lastName}` : "Customer Not Found";
}

function AdminSections({ brand, coverage }: AdminBodyProps) {
  const requests = usePortalState((state) => state.allRequests);
  return (
    <DashboardLayout
      brand={brand}
      here="admin"
      heading="Admin dashboard"
      title={useCustomerName()}
      names={NAMES}
      requests={requests}
      notices={<AdminNotices />}
      contents={{
        requests: (
          <>
            <NewsBar />
            <List
              definition={allRequestsList}
              caption="All service requests"
              items={requests}
              empty="Requests created in this browser appear here."
            />
          </>
        ),
        customers: <Customers />,
        log: <Log requests={requests} />,
        analytics: <Analytics />,
        settings: <Settings coverage={coverage} />,
      }}
    />
  );
}
