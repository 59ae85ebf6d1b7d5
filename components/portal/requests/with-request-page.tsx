import clsx from "clsx";
import { lazy, Suspense, type ReactNode } from "react";
import { Spinner } from "@/components/ui/spinner";
import { useRestoreFocus } from "../use-restore-focus";
import { useQueryValue } from "../use-query";
import type { ListedRequest } from "./listed-request";
import { useWide } from "../use-wide";
import { findRequests } from "./find-request";
import { linkIdOf } from "./request-kind";

/** Fetched when a request is opened for the first time. */
const RequestPage = lazy(async () => ({ default: (await import("./request-page")).RequestPage }));

interface WithRequestPageProps {
  /** The requests that can be opened. */
  requests: readonly ListedRequest[];
  forAdministrators?: boolean;
  children: ReactNode;
}

/**
 * Shows the request named in the URL: beside its children on wide screens, otherwise instead of them. The children stay mounted but hidden, so they
 * keep their filters, and the focus returns to the link that opened the request.
 */
export function WithRequestPage({ requests, forAdministrators, children }: WithRequestPageProps) {
  const open = useQueryValue("request");
  const wide = useWide();
  useRestoreFocus(open, (name) => linkIdOf(findRequests(requests, name)[0]?.label ?? name));
  const isOpen = open !== null;
  return (
    <div
      className={clsx(
        isOpen && wide && "grid print:block grid-cols-[minmax(0,1fr)_minmax(0,30rem)] items-start gap-6",
      )}
    >
      <div hidden={isOpen && !wide} className={clsx(isOpen && "print:hidden")}>
        {children}
      </div>
      {isOpen && (
        <div
          className={clsx(
            wide &&
              "sticky top-14 max-h-[calc(100dvh-4rem)] overflow-y-auto rounded-card border border-line p-5 print:static print:max-h-none print:border-0",
          )}
        >
          <Suspense fallback={<Spinner label="Opening the request..." />}>
            <RequestPage
              key={open}
              found={findRequests(requests, open)}
              forAdministrators={forAdministrators}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
