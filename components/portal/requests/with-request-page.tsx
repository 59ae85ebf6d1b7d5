import type { ReactNode } from "react";
import { useRestoreFocus } from "../use-restore-focus";
import { useQueryValue } from "../use-query";
import type { ListedRequest } from "./listed-request";
import { linkIdOf } from "./request-columns";
import { RequestPage } from "./request-page";

interface WithRequestPageProps {
  /** The requests that can be opened. */
  requests: readonly ListedRequest[];
  forAdministrators?: boolean;
  children: ReactNode;
}

/**
 * Shows the request named in the URL instead of its children. The children stay mounted but hidden, so they
 * keep their filters, and the focus returns to the link that opened the request.
 */
export function WithRequestPage({ requests, forAdministrators, children }: WithRequestPageProps) {
  const open = useQueryValue("request");
  useRestoreFocus(open, linkIdOf);
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
