import { Tabs } from "@base-ui/react/tabs";
import { lazy, Suspense, type ReactNode } from "react";
import { Spinner } from "@/components/ui/spinner";
import { useSelectedTabInView } from "@/components/ui/use-selected-tab-in-view";
import { PortalBar } from "./portal-bar";

interface SectionsProps<Value extends string> {
  brand: string;
  /** Names the sections for screen readers. */
  label: string;
  heading: string;
  value: Value;
  onChange: (value: Value) => void;
  /** A section that is `apart` has no tab: the user's menu leads to it. */
  sections: readonly {
    value: Value;
    label: string;
    content: ReactNode;
    apart?: boolean;
    /** How many of its items are new. */
    news?: number;
  }[];
  /** The end of the bar: the main action and the user's menu. */
  end: ReactNode;
  /** Above the sections' content. */
  notices: ReactNode;
  /** Puts the content of the section that is open beside something else. */
  frame: (content: ReactNode) => ReactNode;
  /** Keeps hidden sections mounted, with what was typed in them. */
  keepMounted?: boolean;
}

/** Fetched when it is opened for the first time. */
const AccountPage = lazy(() => import("../account/account-page"));

/** The section of both dashboards with the user's account, which the user's menu opens. */
export const accountSection = {
  value: "account",
  label: "Your account",
  apart: true,
  content: (
    <Suspense fallback={<Spinner label="Opening your account..." />}>
      <AccountPage />
    </Suspense>
  ),
} as const;

/** The bar with the sections of a dashboard, and the page below it. */
export function Sections<Value extends string>(props: SectionsProps<Value>) {
  const { brand, label, heading, value, onChange, sections, end, notices, frame, keepMounted } = props;
  const tabs = sections.filter(({ apart }) => !apart);
  const open = sections.find((section) => section.value === value);
  const barRef = useSelectedTabInView(value);
  return (
    <Tabs.Root value={value} onValueChange={onChange}>
      <PortalBar brand={brand}>
        <div
          ref={barRef}
          // On a phone the last of the sections in view fades out, which shows that there are more.
          className="order-last -mx-1 min-w-0 basis-full overflow-x-auto px-1 max-md:mask-r-from-[calc(100%-2rem)] md:order-none md:flex-1 md:basis-0"
        >
          <Tabs.List aria-label={label} className="flex min-w-max gap-5 max-md:pr-8 md:max-lg:gap-4">
            {tabs.map((section) => (
              <Tabs.Tab
                key={section.value}
                value={section.value}
                className="-mb-px min-h-11 cursor-pointer border-y-3 border-transparent text-small font-semibold whitespace-nowrap text-soft hover:text-ink data-active:border-b-clyde data-active:text-ink forced-colors:border-[Canvas] forced-colors:data-active:border-b-[Highlight] md:min-h-12"
              >
                {section.label}{" "}
                {section.news ? (
                  <span
                    key={section.news}
                    className="ml-1.5 rounded-full bg-clyde px-1.5 text-[0.8125rem] text-card tabular-nums"
                  >
                    {section.news}
                    <span className="sr-only"> new</span>
                  </span>
                ) : null}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </div>
        {end}
      </PortalBar>
      {/* As high as the screen, so that the footer does not move when a section arrives. */}
      <main id="main" tabIndex={-1} className="min-h-screen px-4 pt-2 outline-none lg:px-6">
        <h1 className="sr-only">{heading}</h1>
        {notices}
        {frame(
          <>
            {tabs.map((section) => (
              <Tabs.Panel key={section.value} value={section.value} keepMounted={keepMounted}>
                {section.content}
              </Tabs.Panel>
            ))}
            {open?.apart && open.content}
          </>,
        )}
      </main>
    </Tabs.Root>
  );
}
