import type { ReactNode } from "react";
import { useFocusBack } from "../use-focus-back";
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
  useFocusBack(open, linkIdOf);
  return (
    <>
      {open !== null && (
        <div className="mt-6">
          <RequestPage
            key={open}
            request={requests.find(({ id }) => id === open)}
            forAdministrators={forAdministrators}
          />
        </div>
      )}
      <div hidden={open !== null}>{children}</div>
    </>
  );
}
