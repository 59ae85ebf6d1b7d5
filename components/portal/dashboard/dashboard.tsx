"use client";

import { lazy, memo, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { readDraft, saveDraft } from "@/components/portal/requests/draft-storage";
import { EMPTY_REQUEST } from "@/components/portal/requests/empty-request";
import { Spinner } from "@/components/ui/spinner";
import {
  guard,
  type GuardedSession,
  priorities,
  type RequestForm,
  type Service,
  services,
  optionLabel,
} from "@/lib/portal";
import { formatPounds } from "@/lib/pounds";
import { useAuth, usePortalState } from "../auth-provider";
import { EmptyList } from "../empty-list";
import { accountSection, Sections } from "../frame/sections";
import { UserMenu } from "../frame/user-menu";
import { SampleData } from "../local-data/sample-data";
import { StorageWarning } from "../local-data/storage-warning";
import { findRequests, titleOf } from "../requests/find-request";
import { withNews } from "../requests/listed-request";
import { News, titleWithNews } from "../requests/news";
import { RequestList } from "../requests/request-list";
import { WithRequestPage } from "../requests/with-request-page";
import { SessionGate } from "../session-gate";
import { SessionNews } from "../session-news";
import { Shortcuts } from "../shortcuts/shortcuts";
import { StorageNotice } from "../storage-notice";
import { placesOf, useQueryValue, useTab } from "../use-query";
import { useViewTitle } from "../use-view-title";
import { OwnNotices } from "./own-notices";
import { Support, type SupportContact } from "./support";
import type { UsagePlans } from "./usage";

export type { SupportContact } from "./support";
export type { UsagePlans } from "./usage";

/** Fetched after the page has been shown, so that it is there before the button is pressed. */
const RequestDialog = lazy(async () => ({
  default: (await import("../requests/request-dialog")).RequestDialog,
}));

const Usage = lazy(() => import("./usage"));

const decide = (session: GuardedSession) => guard(session);

interface DashboardProps {
  brand: string;
  support: SupportContact;
  usage: UsagePlans;
  /** Prerendered, and shown until the session is read. */
  waiting?: ReactNode;
}

/** A client component because requests exist in the browser only. */
export function Dashboard({ waiting, ...props }: DashboardProps) {
  return (
    <SessionGate decide={decide} waiting={waiting}>
      <OwnDashboard {...props} />
    </SessionGate>
  );
}

function OwnDashboard(props: Omit<DashboardProps, "waiting">) {
  const email = usePortalState((state) => state.user?.email ?? "");
  const { form, open, setOpen, keep } = useRequestDraft(email);
  const openForm = useCallback(
    (service?: Service) => {
      if (service) form.setValue("service", service);
      setOpen(true);
    },
    [form, setOpen],
  );

  return (
    <>
      <DashboardSections {...props} onRequest={openForm} />
      <Suspense>
        <RequestDialog form={form} open={open} onClose={() => setOpen(false)} onRefused={keep} />
      </Suspense>
    </>
  );
}

const SECTION_NAMES = {
  requests: "My Requests",
  services: "Available Services",
  usage: "Usage",
  support: "Support",
  account: accountSection.label,
};

const PLACES = placesOf(SECTION_NAMES, { request: null });

interface DashboardSectionsProps extends Omit<DashboardProps, "waiting"> {
  onRequest: (service?: Service) => void;
}

/** Memoised, so that opening and closing the new-request form does not re-render the sections. */
const DashboardSections = memo(function DashboardSections(props: DashboardSectionsProps) {
  const { brand, support, usage, onRequest } = props;
  const [section, setSection] = useTab(["requests", "services", "usage", "support", "account"], ["request"]);
  const own = usePortalState((state) => state.ownRequests);
  const news = usePortalState((state) => state.requestNews);
  const requests = useMemo(() => withNews(own, news), [own, news]);
  const open = useQueryValue("request");
  useViewTitle(
    titleWithNews(open === null ? SECTION_NAMES[section] : titleOf(findRequests(requests, open)), news.size),
  );
  return (
    <Sections
      brand={brand}
      label="Dashboard sections"
      heading="Dashboard"
      value={section}
      onChange={setSection}
      keepMounted
      end={
        <>
          <button
            type="button"
            className="button button-main min-h-9 px-3 py-1 text-small"
            onClick={() => onRequest()}
          >
            New Request
          </button>
          <UserMenu here="dashboard">
            <Shortcuts places={PLACES} onCreate={onRequest} />
          </UserMenu>
        </>
      }
      notices={
        <>
          <SessionNews />
          <StorageNotice />
          <StorageWarning />
          <SampleData />
          <OwnNotices />
        </>
      }
      frame={(content) => <WithRequestPage requests={requests}>{content}</WithRequestPage>}
      sections={[
        {
          ...{ value: "requests", label: SECTION_NAMES.requests, news: news.size },
          content: (
            <>
              <News />
              <RequestList
                caption="My requests"
                requests={requests}
                summary={TOTALS}
                empty={<NoRequests />}
              />
            </>
          ),
        },
        {
          value: "services",
          label: SECTION_NAMES.services,
          content: <AvailableServices onRequest={onRequest} />,
        },
        {
          value: "usage",
          label: SECTION_NAMES.usage,
          content: section === "usage" && (
            <Suspense fallback={<Spinner label="Opening the section..." />}>
              <Usage {...usage} />
            </Suspense>
          ),
        },
        { value: "support", label: SECTION_NAMES.support, content: <Support {...support} /> },
        accountSection,
      ]}
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

interface FigureProps {
  term: string;
  value: string;
  note: string;
}

/** A figure on one line, with a note as a tooltip and for screen readers. */
function Figure({ term, value, note }: FigureProps) {
  return (
    <div className="flex items-baseline gap-x-1.5" title={note}>
      <dt className="text-soft">{term}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
      <dd className="sr-only">{note}</dd>
    </div>
  );
}

function NoRequests() {
  return (
    <EmptyList heading="No requests yet">
      Use New Request above to request a service. Available Services lists all services with estimates.
    </EmptyList>
  );
}

interface RequestDraft {
  form: UseFormReturn<RequestForm>;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Saves the draft again: with the data of the browser, its own may have been removed. */
  keep: () => void;
}

/**
 * The new-request form. Its values and whether it is open survive a reload of the tab, which a deploy may cause:
 * docs/behaviour.md#reload-after-a-deploy.
 *
 * @param email of the signed-in user. The `SessionGate` mounts the page again for another user.
 */
function useRequestDraft(email: string): RequestDraft {
  const [draft] = useState(() => readDraft(email));
  const [open, setOpen] = useState(draft?.open ?? false);
  const form = useForm<RequestForm>({ defaultValues: draft?.values ?? EMPTY_REQUEST });
  const keep = useCallback(() => saveDraft(email, { open, values: form.getValues() }), [email, form, open]);
  useEffect(() => {
    keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, keep]);
  return { form, open, setOpen, keep };
}

interface AvailableServicesProps {
  onRequest: (service: Service) => void;
}

/**
 * The services with the estimate for each priority. The text above them states the factors that
 * docs/behaviour.md#estimates fixes. Memoised: it does not depend on the requests.
 */
const AvailableServices = memo(function AvailableServices({ onRequest }: AvailableServicesProps) {
  const { estimateCost } = useAuth();
  return (
    <>
      <p className="text-small text-soft">
        Estimates cover the first three months. High priority costs a fifth more, low priority a tenth less.
      </p>
      <ul className="mt-4">
        {services.map((service) => (
          <li
            key={service}
            className="grid items-center gap-x-8 gap-y-3 border-t border-line py-4 md:grid-cols-[1fr_auto_auto]"
          >
            <h2 className="text-h3">{service}</h2>
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-x-6 text-small md:grid-cols-3 tabular-nums">
              {priorities.map((priority) => (
                <div key={priority} className="md:min-w-16 md:text-right">
                  <dt className="text-soft">{optionLabel(priority)}</dt>
                  <dd>{formatPounds(estimateCost(service, priority))}</dd>
                </div>
              ))}
            </dl>
            <button type="button" className="button justify-self-start" onClick={() => onRequest(service)}>
              Request Quote<span className="sr-only"> for {service}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
});
