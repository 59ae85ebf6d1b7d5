"use client";

import { lazy, memo, Suspense, useCallback } from "react";
import type { Service } from "@/lib/portal/rules/options";
import { formatPounds } from "@/lib/pounds";
import { usePortalState } from "../auth-provider";
import { DashboardLayout } from "../layout/dashboard-layout";
import { WaitingPage } from "../layout/waiting-page";
import { UnreadableWarning } from "../notices";
import { NewsBar } from "../requests/news-bar";
import { useRequestDraft } from "../requests/request-draft";
import { ownRequestsList } from "../requests/own-requests-list";
import { SessionGate } from "../session-gate";
import { List } from "../table/list";
import { AvailableServices } from "./available-services";
import { Support, type SupportContact } from "./support";
import type { UsagePlans } from "./usage";

/** Fetched after the page has been shown, so that it is there before the button is pressed. */
const NewRequestDialog = lazy(() => import("../requests/new-request-dialog"));

const Usage = lazy(() => import("./usage"));

interface DashboardBodyProps {
  brand: string;
  support: SupportContact;
  usage: UsagePlans;
}

/** A customer's dashboard. */
export function DashboardBody(props: DashboardBodyProps) {
  const { email } = props.support;
  const waiting = (
    <WaitingPage brand={props.brand} heading="Dashboard">
      <p className="mt-4">
        The dashboard needs JavaScript: your requests are stored in the browser. Without it, write to{" "}
        <a className="underline" href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
    </WaitingPage>
  );
  return (
    <SessionGate page="dashboard" waiting={waiting}>
      <OwnDashboard {...props} />
    </SessionGate>
  );
}

function OwnDashboard(props: DashboardBodyProps) {
  const email = usePortalState((state) => state.user?.email ?? "");
  const { draft, setDraft, keep } = useRequestDraft(email);
  const openForm = useCallback(
    (service?: Service) =>
      setDraft(({ values }) => ({ open: true, values: service ? { ...values, service } : values })),
    [setDraft],
  );

  return (
    <>
      <DashboardSections {...props} onRequest={openForm} />
      <Suspense>
        <NewRequestDialog draft={draft} setDraft={setDraft} onRefused={keep} />
      </Suspense>
    </>
  );
}

const NAMES = {
  requests: "My Requests",
  services: "Available Services",
  usage: "Usage",
  support: "Support",
};

interface DashboardSectionsProps extends DashboardBodyProps {
  onRequest: (service?: Service) => void;
}

/** Memoised, so that opening and closing the new-request form does not re-render the sections. */
const DashboardSections = memo(function DashboardSections(props: DashboardSectionsProps) {
  const { brand, support, usage, onRequest } = props;
  const requests = usePortalState((state) => state.ownRequests);
  return (
    <DashboardLayout
      brand={brand}
      here="dashboard"
      heading="Dashboard"
      names={NAMES}
      requests={requests}
      onCreate={onRequest}
      notices={<UnreadableWarning />}
      contents={{
        requests: (
          <>
            <NewsBar />
            <List
              definition={ownRequestsList}
              caption="My requests"
              items={requests}
              summary={TOTALS}
              empty="Use New Request above to request a service. Available Services lists all services with estimates."
            />
          </>
        ),
        services: <AvailableServices onRequest={onRequest} />,
        usage: <Usage {...usage} />,
        support: <Support {...support} />,
      }}
    />
  );
});

function Totals() {
  const { totalSpent, activeProjects } = usePortalState((state) => state.totals);
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-1 text-small lg:gap-x-5">
      <Figure term="Total Spent" value={formatPounds(totalSpent)} note="estimates of completed requests" />
      <Figure term="Active Projects" value={String(activeProjects)} note="requests in progress" />
    </dl>
  );
}

/** A constant, because the list is memoised. */
const TOTALS = <Totals />;

/** A figure on one line, with a note as a tooltip and for screen readers. */
function Figure({ term, value, note }: { term: string; value: string; note: string }) {
  return (
    <div className="flex items-baseline gap-x-1.5" title={note}>
      <dt className="text-soft">{term}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
      <dd className="sr-only">{note}</dd>
    </div>
  );
}
