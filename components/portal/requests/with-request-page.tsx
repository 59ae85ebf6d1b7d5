import clsx from "clsx";
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { Spinner } from "@/components/ui/spinner";
import { useQueryValue } from "../use-query";
import { useRestoreFocus } from "../use-restore-focus";
import { findRequests } from "./find-request";
import type { ListedRequest } from "@/lib/portal";
import { linkIdOf } from "./request-kind";

/** Wide enough for a list with a detail beside it: 80rem, as `xl` in theme.css. */
const WIDE = "(width >= 80rem)";

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener("change", changed);
  return () => query?.removeEventListener("change", changed);
}

/** Whether a detail has room beside its list. For components that are not prerendered. */
function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    // jsdom has no `matchMedia`.
    () => window.matchMedia?.(WIDE).matches ?? false,
    () => false,
  );
}

/** Fetched when a request is opened for the first time. */
const RequestPage = lazy(() => import("./request-page"));

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
