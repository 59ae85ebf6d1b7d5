"use client";

import { useMemo } from "react";
import { Tabs } from "@/components/ui/tabs";
import { guard, type GuardedSession } from "@/lib/portal";
import { usePortalState } from "../auth-provider";
import { EmptyList } from "../empty-list";
import { SessionBar } from "../session-bar";
import { withCustomers, type ListedRequest } from "../requests/listed-request";
import { RequestList } from "../requests/request-list";
import { SessionGate } from "../session-gate";
import { WithRequestPage } from "../requests/with-request-page";
import { useTab } from "../use-query";
import { Analytics } from "./analytics";
import { Customers } from "./customers";
import { Settings } from "./settings";

const decide = (session: GuardedSession) => guard(session, { adminOnly: true });

interface AdminProps {
  /** The hours during which calls are answered, such as "24/7". */
  coverage: string;
}

/** A client component because accounts and requests exist in the browser only. */
export function Admin({ coverage }: AdminProps) {
  return (
    <SessionGate decide={decide}>
      <SessionBar here="admin" />
      <AdminTabs coverage={coverage} />
    </SessionGate>
  );
}

function AdminTabs({ coverage }: AdminProps) {
  const [tab, setTab] = useTab(["requests", "customers", "analytics", "settings"], ["customer"]);
  const requests = usePortalState((state) => state.allRequests);
  const customers = usePortalState((state) => state.customers);
  const listed = useMemo(() => withCustomers(requests, customers), [requests, customers]);
  return (
    <WithRequestPage requests={listed} forAdministrators>
      <div className="mt-6">
        <Tabs
          label="Admin dashboard sections"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: "requests", label: "Service Requests", content: <AllRequests requests={listed} /> },
            { value: "customers", label: "Customers", content: <Customers /> },
            { value: "analytics", label: "Analytics", content: <Analytics /> },
            { value: "settings", label: "Settings", content: <Settings coverage={coverage} /> },
          ]}
        />
      </div>
    </WithRequestPage>
  );
}

function AllRequests({ requests }: { requests: readonly ListedRequest[] }) {
  return (
    <RequestList
      caption="All service requests"
      requests={requests}
      forAdministrators
      empty={<EmptyList heading="No requests yet">Requests created in this browser appear here.</EmptyList>}
    />
  );
}
