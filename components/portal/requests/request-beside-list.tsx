import clsx from "clsx";
import { lazy, type ReactNode, Suspense } from "react";
import { Spinner } from "@/components/ui/spinner";
import type { ListedRequest } from "@/lib/portal/derived-state";
import { useRestoreFocus } from "../focus";
import { useQueryValue } from "../use-query";
import { findRequests, linkIdOf } from "./request-links";

/** Fetched when a request is opened for the first time. */
const RequestPage = lazy(() => import("./request-page"));

interface RequestBesideListProps {
  /** The requests that can be opened. */
  requests: readonly ListedRequest[];
  forAdministrators: boolean;
  children: ReactNode;
}

/**
 * Shows the request named in the URL: beside its children on wide screens, otherwise instead of them. The children stay
 * mounted, so they keep their filters, and the focus returns to the link that opened the request.
 */
export function RequestBesideList({ requests, forAdministrators, children }: RequestBesideListProps) {
  const open = useQueryValue("request");
  useRestoreFocus(open, (name) => linkIdOf(findRequests(requests, name)[0]?.label ?? name));
  const isOpen = open !== null;
  return (
    <div
      className={clsx(
        isOpen && "items-start gap-6 xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] print:block",
      )}
    >
      <div className={clsx(isOpen && "max-xl:hidden print:hidden")}>{children}</div>
      {isOpen && (
        <div className="xl:sticky xl:top-14 xl:max-h-[calc(100dvh-4rem)] xl:overflow-y-auto xl:rounded-card xl:border xl:border-line xl:p-5 print:static print:max-h-none print:border-0">
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
