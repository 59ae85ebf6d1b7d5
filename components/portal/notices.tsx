"use client";

import clsx from "clsx";
import { useEffect, type ReactNode } from "react";
import { ownUnreadable } from "@/lib/portal/rules/own-unreadable";
import { textOfSessionMessage } from "@/lib/portal/session-message";
import { isCramped, percentFull } from "@/lib/portal/storage/capacity";
import { useAuth, usePortalState } from "./auth-provider";
import { TextButton } from "./buttons";
import { focusMain } from "./focus";
import { counted } from "./format";
import { hasDraft } from "./requests/request-draft";

/** Something about the stored data that the user should know. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="my-2 max-w-none rounded-button border-2 border-amber bg-card px-3 py-0.5 text-small wrap-anywhere print:hidden">
      {children}
    </p>
  );
}

/** What has happened to the session and to what was saved, as it happens. */
export function Messages() {
  return (
    <>
      <SessionMessageBox />
      <StorageMessage />
    </>
  );
}

/** Says what has happened to the session, until it is closed: docs/behaviour.md#sessions. */
function SessionMessageBox() {
  const { dismissSessionMessage } = useAuth();
  const message = usePortalState((state) => state.sessionMessage);
  const text = textOfSessionMessage(message);
  const keepsDraft =
    (message?.kind === "signed-out-elsewhere" || message?.kind === "removed") && hasDraft(message.email);
  return (
    <MessageBox className="flex items-center justify-between gap-3 border border-soft py-1">
      {text && (
        <>
          <span className="min-w-0 py-1 wrap-anywhere">
            {text}
            {keepsDraft &&
              " The request that you had begun is kept in this tab for an account with this email."}
          </span>
          <TextButton
            className="min-h-9 px-2"
            onClick={() => {
              dismissSessionMessage();
              focusMain();
            }}
          >
            Close<span className="sr-only"> this message</span>
          </TextButton>
        </>
      )}
    </MessageBox>
  );
}

/**
 * Warns while some changes exist on this page only: docs/behaviour.md#stored-records. Then the browser also asks
 * before the page is left.
 */
function StorageMessage() {
  const notice = usePortalState((state) => state.notice);
  const unsaved = usePortalState((state) => state.unsaved);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);

  return <MessageBox className="border-2 border-amber py-2 font-semibold">{notice?.message}</MessageBox>;
}

/** Announces its content, if there is any. */
function MessageBox({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div role="status">
      {children && (
        <p className={clsx("my-4 max-w-none rounded-button bg-card px-3 text-small", className)}>
          {children}
        </p>
      )}
    </div>
  );
}

/** Warns before the browser's storage is full: docs/behaviour.md#stored-records. */
export function StorageWarning() {
  const used = usePortalState((state) => state.used);
  const isAdmin = usePortalState((state) => state.user?.isAdmin ?? false);
  if (!isCramped(used)) return null;
  return (
    <Notice>
      The storage of this browser is about {percentFull(used)} full. Once it is full, nothing new can be
      saved.{" "}
      {isAdmin
        ? "Before that, export a backup in Settings, or select old requests and move them to a file."
        : "An administrator of this browser can export a backup in Settings."}
    </Notice>
  );
}

/** Tells a customer that some of the own data could not be read: docs/behaviour.md#stored-records. */
export function UnreadableWarning() {
  const user = usePortalState((state) => state.user);
  const quarantined = usePortalState((state) => state.quarantined);
  const own = usePortalState((state) => state.ownRequests);
  if (!user) return null;
  const requestIds = own.map(({ id }) => id);
  const { length } = ownUnreadable(quarantined, { email: user.email, userIds: [user.id], requestIds });
  if (length === 0) return null;
  return (
    <Notice>
      {counted(length, "stored value")} of yours cannot be read. A request may be missing here, or its status
      be out of date. Nothing was removed: an administrator of this browser can bring it back from a backup.
    </Notice>
  );
}
