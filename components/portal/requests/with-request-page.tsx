import { useEffect, useRef, type ReactNode } from "react";
import { useQueryValue } from "../use-query";
import type { ListedRequest } from "./listed-request";
import { linkIdOf } from "./request-columns";
import { RequestPage } from "./request-page";

interface WithRequestPageProps {
  /** All requests that may be opened. */
  requests: readonly ListedRequest[];
  forAdministrators?: boolean;
  children: ReactNode;
}

/**
 * Shows the request that the URL names in the place of the screen. The screen stays as it was behind
 * it, with its filters, and the focus comes back to the link.
 */
export function WithRequestPage({ requests, forAdministrators, children }: WithRequestPageProps) {
  const open = useQueryValue("request");
  const openBefore = useRef(open);
  useEffect(() => {
    if (openBefore.current && !open) document.getElementById(linkIdOf(openBefore.current))?.focus();
    openBefore.current = open;
  }, [open]);
  return (
    <>
      {open !== null && (
        <RequestPage
          key={open}
          request={requests.find(({ id }) => id === open)}
          forAdministrators={forAdministrators}
        />
      )}
      <div hidden={open !== null}>{children}</div>
    </>
  );
}
