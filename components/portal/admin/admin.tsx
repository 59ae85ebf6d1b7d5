"use client";

import { lazy, type ReactNode } from "react";
import { guard, type GuardedSession, type ListedRequest } from "@/lib/portal";
import { useAuth, usePortalState } from "../auth-provider";
import { TextButton } from "../buttons";
import { EmptyList } from "../empty-list";
import { formatMoment } from "../format-moment";
import { focusMain } from "../frame/focus-main";
import { Sections } from "../frame/sections";
import { BackupReminder } from "../local-data/backup-reminder";
import { Notice } from "../notice";
import { QueryLink } from "../query-link";
import { administration } from "../requests/all-requests";
import { News } from "../requests/news";
import { RequestList } from "../requests/request-list";
import { SessionGate } from "../session-gate";
import { useQueryValue } from "../use-query";

// Fetched when their section is opened for the first time.
const Customers = lazy(() => import("./customers"));
const Log = lazy(() => import("./log"));
const Settings = lazy(() => import("./settings"));
const Analytics = lazy(() => import("./analytics"));

const decide = (session: GuardedSession) => guard(session, { adminOnly: true });

interface AdminProps {
  brand: string;
  /** The hours during which calls are answered, such as "24/7". */
  coverage: string;
  /** Prerendered, and shown until the session is read. */
  waiting?: ReactNode;
}

/** A client component because accounts and requests exist in the browser only. */
export function Admin({ waiting, ...props }: AdminProps) {
  return (
    <SessionGate decide={decide} waiting={waiting}>
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

function AdminSections({ brand, coverage }: Omit<AdminProps, "waiting">) {
  const requests = usePortalState((state) => state.allRequests);
  return (
    <Sections
      brand={brand}
      here="admin"
      heading="Admin dashboard"
      title={useCustomerName()}
      names={NAMES}
      requests={requests}
      notices={<AdminNotices />}
      contents={{
        requests: <AllRequests requests={requests} />,
        customers: <Customers />,
        log: <Log requests={requests} />,
        analytics: <Analytics />,
        settings: <Settings coverage={coverage} />,
      }}
    />
  );
}

function AllRequests({ requests }: { requests: readonly ListedRequest[] }) {
  return (
    <>
      <News />
      <RequestList
        caption="All service requests"
        requests={requests}
        administration={administration}
        empty={<EmptyList heading="No requests yet">Requests created in this browser appear here.</EmptyList>}
      />
    </>
  );
}

/** What an administrator has to know about the stored data, above all tabs: docs/behaviour.md#stored-records. */
function AdminNotices() {
  const { forgetImport } = useAuth();
  const unreadable = usePortalState((state) => state.quarantined.length);
  const begun = usePortalState((state) => state.begunImport);
  return (
    <>
      <BackupReminder />
      {unreadable > 0 && (
        <Notice>
          {unreadable} stored {unreadable === 1 ? "value" : "values"} could not be read.{" "}
          <QueryLink change={{ tab: "settings", request: null, customer: null }} className="underline">
            Save or remove {unreadable === 1 ? "it" : "them"} in Settings
          </QueryLink>
        </Notice>
      )}
      {begun && (
        <Notice>
          An import of {begun.entries} entries was begun on {formatMoment(begun.at)} and has not ended. If no
          other tab is importing, it was cut off: import the same backup again to add what is missing.{" "}
          <TextButton
            onClick={() => {
              forgetImport();
              focusMain();
            }}
          >
            Hide this message
          </TextButton>
        </Notice>
      )}
    </>
  );
}
