"use client";

import { textOfNews } from "@/lib/portal";
import { useAuth, usePortalState } from "./auth-provider";
import { focusMain } from "./frame/focus-main";
import { hasDraft } from "./requests/draft-storage";

/**
 * Says what has happened to the session, until it is closed: docs/behaviour.md#sessions. A client component because it
 * follows the portal's state.
 */
export function SessionMessage() {
  const { dismissNews } = useAuth();
  const news = usePortalState((state) => state.news);
  const text = textOfNews(news);
  const keepsDraft =
    (news?.kind === "signed-out-elsewhere" || news?.kind === "removed") && hasDraft(news.email);
  return (
    <div role="status">
      {text && (
        <p className="my-4 flex max-w-none items-center justify-between gap-3 rounded-button border border-soft bg-card px-3 py-1 text-small">
          <span className="min-w-0 py-1 wrap-anywhere">
            {text}
            {keepsDraft &&
              " The request that you had begun is kept in this tab for an account with this email."}
          </span>
          <button
            type="button"
            className="min-h-9 cursor-pointer px-2 underline underline-offset-4"
            onClick={() => {
              dismissNews();
              focusMain();
            }}
          >
            Close<span className="sr-only"> this message</span>
          </button>
        </p>
      )}
    </div>
  );
}
