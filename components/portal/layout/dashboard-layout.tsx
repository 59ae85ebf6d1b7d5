import { Tabs } from "@base-ui/react/tabs";
import { lazy, Suspense, type ReactNode } from "react";
import { Spinner } from "@/components/ui/spinner";
import { useSelectedTabInView } from "@/components/ui/use-selected-tab-in-view";
import type { ListedRequest } from "@/lib/portal/derived-state";
import { usePortalState } from "../auth-provider";
import { SmallButton } from "../buttons";
import { SampleData } from "../local-data/sample-data";
import { Messages, StorageWarning } from "../notices";
import { findRequests } from "../requests/request-links";
import { titleOf } from "../requests/request-texts";
import { RequestBesideList } from "../requests/request-beside-list";
import { Shortcuts } from "../shortcuts/shortcuts";
import { placesOf, useQueryValue, useTab } from "../use-query";
import { useViewTitle } from "../use-view-title";
import { PortalBar } from "./portal-bar";
import { UserMenu } from "./user-menu";

/** Fetched when it is opened for the first time. */
const AccountPage = lazy(() => import("../account/account-page"));

interface DashboardLayoutProps<Name extends string> {
  brand: string;
  /** The dashboard whose sections these are. */
  here: "dashboard" | "admin";
  heading: string;
  /** What the sections are called, by the query parameter `tab`. The first is the default, and has the news. */
  names: Readonly<Record<Name, string>>;
  contents: Readonly<Record<Name, ReactNode>>;
  /** The requests that can be opened beside the section. */
  requests: readonly ListedRequest[];
  /** The name of what else is open, instead of that of the section. */
  title?: string;
  /** Opens the form of a new request, where there is one. */
  onCreate?: () => void;
  /** Above the sections' content. */
  notices: ReactNode;
}

/** What a change of section closes. */
const CLOSED = { request: null, customer: null };

/**
 * A dashboard: the bar with its sections, and the page below it. The user's menu leads to a section without a tab, the account.
 */
export function DashboardLayout<Name extends string>(props: DashboardLayoutProps<Name>) {
  const { brand, here, heading, names, contents, requests, title, onCreate, notices } = props;
  const tabs = Object.keys(names) as Name[];
  const every = { ...names, account: "Your account" };
  const [section, setSection] = useTab(every, CLOSED);
  const news = usePortalState((state) => state.newsCount);
  const open = useQueryValue("request");
  const name = open === null ? (title ?? every[section]) : titleOf(findRequests(requests, open));
  useViewTitle(news > 0 ? `(${news}) ${name}` : name);
  const barRef = useSelectedTabInView(section);
  return (
    <Tabs.Root value={section} onValueChange={setSection}>
      <PortalBar brand={brand}>
        <div
          ref={barRef}
          // On a phone the last of the sections in view fades out, which shows that there are more.
          className="order-last -mx-1 min-w-0 basis-full overflow-x-auto px-1 max-md:mask-r-from-[calc(100%-2rem)] md:order-none md:flex-1 md:basis-0"
        >
          <Tabs.List
            aria-label={`${heading} sections`}
            className="flex min-w-max gap-5 max-md:pr-8 md:max-lg:gap-4"
          >
            {tabs.map((tab) => (
              <Tabs.Tab
                key={tab}
                value={tab}
                className="-mb-px min-h-11 cursor-pointer border-y-3 border-transparent text-small font-semibold whitespace-nowrap text-soft hover:text-ink data-active:border-b-clyde data-active:text-ink forced-colors:border-[Canvas] forced-colors:data-active:border-b-[Highlight] md:min-h-12"
              >
                {names[tab]}{" "}
                {tab === tabs[0] && news > 0 && (
                  <span
                    // Another element for another count: see table/list.tsx.
                    key={news}
                    className="ml-1.5 rounded-full bg-clyde px-1.5 text-[0.8125rem] text-card tabular-nums"
                  >
                    {news}
                    <span className="sr-only"> new</span>
                  </span>
                )}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </div>
        {onCreate && (
          <SmallButton className="button-main" onClick={() => onCreate()}>
            New Request
          </SmallButton>
        )}
        <UserMenu here={here}>
          <Shortcuts places={placesOf(every, CLOSED)} onCreate={onCreate} />
        </UserMenu>
      </PortalBar>
      {/* As high as the screen, so that the footer does not move when a section arrives. */}
      <main id="main" tabIndex={-1} className="min-h-screen px-4 pt-2 outline-none lg:px-6">
        <h1 className="sr-only">{heading}</h1>
        <Messages />
        <StorageWarning />
        <SampleData />
        {notices}
        <RequestBesideList requests={requests} forAdministrators={here === "admin"}>
          <Suspense fallback={<Spinner label="Opening the section..." />}>
            {tabs.map((tab) => (
              <Tabs.Panel key={tab} value={tab}>
                {contents[tab]}
              </Tabs.Panel>
            ))}
            {section === "account" && <AccountPage />}
          </Suspense>
        </RequestBesideList>
      </main>
    </Tabs.Root>
  );
}
