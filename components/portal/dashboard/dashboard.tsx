"use client";

import { memo, useCallback } from "react";
import { formatPounds } from "@/lib/pounds";
import { Tabs } from "@/components/ui/tabs";
import { guard, type PortalState, type Service } from "@/lib/portal";
import { usePortalState } from "../auth-provider";
import { Figure } from "../figure";
import { PortalHead } from "../portal-head";
import { RequestDialog } from "../requests/request-dialog";
import { RequestList } from "../requests/request-list";
import { useRequestDraft } from "../requests/use-request-draft";
import { WithRequestPage } from "../requests/with-request-page";
import { SessionGate } from "../session-gate";
import { useTab } from "../use-query";
import { AvailableServices } from "./available-services";
import { Support, type SupportContact } from "./support";

export type { SupportContact } from "./support";

const decide = (session: Pick<PortalState, "loading" | "user">) => guard(session);

/** The dashboard of whoever is signed in. A client component because requests are in the browser only. */
export function Dashboard({ support }: { support: SupportContact }) {
  return (
    <SessionGate decide={decide}>
      <OwnDashboard support={support} />
    </SessionGate>
  );
}

function OwnDashboard({ support }: { support: SupportContact }) {
  const user = usePortalState((state) => state.user?.id ?? "");
  const { form, open: asking, setOpen: setAsking } = useRequestDraft(user);
  const ask = useCallback(
    (service?: Service) => {
      if (service) form.setValue("service", service);
      setAsking(true);
    },
    [form, setAsking],
  );

  return (
    <>
      <PortalHead here="dashboard">
        <button type="button" className="button button-main" onClick={() => ask()}>
          New Request
        </button>
      </PortalHead>
      <Parts support={support} onRequest={ask} />
      <RequestDialog form={form} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

interface PartsProps {
  support: SupportContact;
  onRequest: (service: Service) => void;
}

/** Figures and tabs. Not drawn anew when the form of a new request opens over them, or closes. */
const Parts = memo(function Parts({ support, onRequest }: PartsProps) {
  const [tab, setTab] = useTab(["requests", "services", "support"]);
  const requests = usePortalState((state) => state.ownRequests);
  return (
    <WithRequestPage requests={requests}>
      <Figures />
      <Tabs
        label="Parts of the dashboard"
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

function Figures() {
  const { totalSpent, activeProjects } = usePortalState((state) => state.totals);
  return (
    <dl className="my-6 grid grid-cols-2 gap-6 border-y border-line py-5 sm:max-w-[34rem]">
      <Figure term="Total Spent" value={formatPounds(totalSpent)} note="Estimates of completed requests" />
      <Figure term="Active Projects" value={String(activeProjects)} note="Requests in progress" />
    </dl>
  );
}

function NoRequests() {
  return (
    <div className="border-t border-line py-8">
      <h2 className="text-h3">No requests yet</h2>
      <p className="mt-1 text-soft">
        New Request above asks for a service. Available Services lists them with their estimates.
      </p>
    </div>
  );
}
