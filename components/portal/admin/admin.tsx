"use client";

import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { Spinner } from "@/components/ui/spinner";
import { guard, type GuardedSession } from "@/lib/portal";
import { useAuth, usePortalState } from "../auth-provider";
import { EmptyList } from "../empty-list";
import { formatMoment } from "../format-moment";
import { focusMain } from "../frame/focus-main";
import { accountSection, Sections } from "../frame/sections";
import { UserMenu } from "../frame/user-menu";
import { BackupReminder } from "../local-data/backup-reminder";
import { SampleData } from "../local-data/sample-data";
import { StorageWarning } from "../local-data/storage-warning";
import { Notice } from "../notice";
import { QueryLink } from "../query-link";
import { administration } from "../requests/all-requests";
import { findRequests, titleOf } from "../requests/find-request";
import { type ListedRequest, withCustomers, withNews } from "../requests/listed-request";
import { News, titleWithNews } from "../requests/news";
import { RequestList } from "../requests/request-list";
import { WithRequestPage } from "../requests/with-request-page";
import { SessionGate } from "../session-gate";
import { SessionMessage } from "../session-message";
import { Shortcuts } from "../shortcuts/shortcuts";
import { StorageNotice } from "../storage-notice";
import { placesOf, useQueryValue, useTab } from "../use-query";
import { useViewTitle } from "../use-view-title";

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

const SECTION_NAMES = {
  requests: "Service Requests",
  customers: "Customers",
  log: "Log",
  analytics: "Analytics",
  settings: "Settings",
  account: accountSection.label,
};

const PLACES = placesOf(SECTION_NAMES, { request: null, customer: null });

/** The name of the request or customer that is open; undefined when a list is shown. */
function useOpenName(requests: readonly ListedRequest[]): string | undefined {
  const request = useQueryValue("request");
  const customer = useQueryValue("customer");
  const customers = usePortalState((state) => state.customers);
  if (request !== null) return titleOf(findRequests(requests, request));
  if (customer === null) return undefined;
  const found = customers.find(({ id }) => id === customer);
  return found ? `${found.firstName} ${found.lastName}` : "Customer Not Found";
}

function AdminSections({ brand, coverage }: Omit<AdminProps, "waiting">) {
  const [section, setSection] = useTab(
    ["requests", "customers", "log", "analytics", "settings", "account"],
    ["customer", "request"],
  );
  const requests = usePortalState((state) => state.allRequests);
  const customers = usePortalState((state) => state.customers);
  const news = usePortalState((state) => state.requestNews);
  const listed = useMemo(
    () => withNews(withCustomers(requests, customers), news),
    [requests, customers, news],
  );
  useViewTitle(titleWithNews(useOpenName(listed) ?? SECTION_NAMES[section], news.size));
  return (
    <Sections
      brand={brand}
      label="Admin dashboard sections"
      heading="Admin dashboard"
      value={section}
      onChange={setSection}
      end={
        <UserMenu here="admin">
          <Shortcuts places={PLACES} />
        </UserMenu>
      }
      notices={
        <>
          <SessionMessage />
          <StorageNotice />
          <AdminNotices />
        </>
      }
      frame={(content) => (
        <WithRequestPage requests={listed} forAdministrators>
          {content}
        </WithRequestPage>
      )}
      sections={[
        {
          ...{ value: "requests", label: SECTION_NAMES.requests, news: news.size },
          content: <AllRequests requests={listed} />,
        },
        { value: "customers", label: SECTION_NAMES.customers, content: fetched(<Customers />) },
        { value: "log", label: SECTION_NAMES.log, content: fetched(<Log requests={listed} />) },
        { value: "analytics", label: SECTION_NAMES.analytics, content: fetched(<Analytics />) },
        {
          value: "settings",
          label: SECTION_NAMES.settings,
          content: fetched(<Settings coverage={coverage} />),
        },
        accountSection,
      ]}
    />
  );
}

const fetched = (section: ReactNode) => (
  <Suspense fallback={<Spinner label="Opening the section..." />}>{section}</Suspense>
);

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
      <StorageWarning />
      <BackupReminder />
      <SampleData />
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
          <button
            type="button"
            className="cursor-pointer underline"
            onClick={() => {
              forgetImport();
              focusMain();
            }}
          >
            Hide this message
          </button>
        </Notice>
      )}
    </>
  );
}
