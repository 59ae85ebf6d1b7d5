"use client";

import { memo, useCallback } from "react";
import { formatPounds } from "@/lib/pounds";
import { Tabs } from "@/components/ui/tabs";
import { guard, type GuardedSession, type Service } from "@/lib/portal";
import { usePortalState } from "../auth-provider";
import { EmptyList } from "../empty-list";
import { Stat } from "../stat";
import { SessionBar } from "../session-bar";
import { RequestDialog } from "../requests/request-dialog";
import { RequestList } from "../requests/request-list";
import { useRequestDraft } from "../requests/use-request-draft";
import { WithRequestPage } from "../requests/with-request-page";
import { SessionGate } from "../session-gate";
import { useTab } from "../use-query";
import { AvailableServices } from "./available-services";
import { Support, type SupportContact } from "./support";

export type { SupportContact } from "./support";

const decide = (session: GuardedSession) => guard(session);

/** A client component because requests exist in the browser only. */
export function Dashboard({ support }: { support: SupportContact }) {
  return (
    <SessionGate decide={decide}>
      <OwnDashboard support={support} />
    </SessionGate>
  );
}

function OwnDashboard({ support }: { support: SupportContact }) {
  const user = usePortalState((state) => state.user?.id ?? "");
  const { form, open, setOpen } = useRequestDraft(user);
  const openForm = useCallback(
    (service?: Service) => {
      if (service) form.setValue("service", service);
      setOpen(true);
    },
    [form, setOpen],
  );

  return (
    <>
      <SessionBar here="dashboard">
        <button type="button" className="button button-main" onClick={() => openForm()}>
          New Request
        </button>
      </SessionBar>
      <DashboardTabs support={support} onRequest={openForm} />
      <RequestDialog form={form} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

interface DashboardTabsProps {
  support: SupportContact;
  onRequest: (service: Service) => void;
}

/** Totals and tabs. Memoised, so that opening and closing the new-request form does not re-render them. */
const DashboardTabs = memo(function DashboardTabs({ support, onRequest }: DashboardTabsProps) {
  const [tab, setTab] = useTab(["requests", "services", "support"]);
  const requests = usePortalState((state) => state.ownRequests);
  return (
    <WithRequestPage requests={requests}>
      <Totals />
      <Tabs
        label="Dashboard sections"
        value={tab}
        onChange={setTab}
        keepMounted
        tabs={[
          {
            value: "requests",
            label: "My Requests",
            content: <RequestList caption="My requests" requests={requests} empty={<NoRequests />} />,
          },
          {
            value: "services",
            label: "Available Services",
            content: <AvailableServices onRequest={onRequest} />,
          },
          { value: "support", label: "Support", content: <Support {...support} /> },
        ]}
      />
    </WithRequestPage>
  );
});

function Totals() {
  const { totalSpent, activeProjects } = usePortalState((state) => state.totals);
  return (
    <dl className="my-6 grid grid-cols-2 gap-6 border-y border-line py-5 sm:max-w-[34rem]">
      <Stat term="Total Spent" value={formatPounds(totalSpent)} note="Estimates of completed requests" />
      <Stat term="Active Projects" value={String(activeProjects)} note="Requests in progress" />
    </dl>
  );
}

function NoRequests() {
  return (
    <EmptyList heading="No requests yet">
      Use New Request above to request a service. Available Services lists all services with estimates.
    </EmptyList>
  );
}
