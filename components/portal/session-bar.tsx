import type { ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { useToast } from "@/components/ui/toasts";
import { routes } from "@/lib/routes";
import { may } from "@/lib/portal";
import { useAuth, usePortalState } from "./auth-provider";
import { StorageNotice } from "./storage-notice";

interface SessionBarProps {
  /** The dashboard that shows the bar. */
  here: "dashboard" | "admin";
  /** The main action. */
  children?: ReactNode;
}

/** The signed-in user, with sign-out, a link to the other dashboard and the storage notice. */
export function SessionBar({ here, children }: SessionBarProps) {
  const { signOut } = useAuth();
  const toast = useToast();
  const user = usePortalState((state) => state.user);
  if (!user) return null;
  const name = [`${user.firstName} ${user.lastName}`, user.company].filter(Boolean).join(", ");

  function handleSignOut() {
    const outcome = signOut();
    if (outcome.status === "unsaved") toast(outcome.message);
  }

  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className="mr-auto min-w-0 wrap-anywhere text-soft">
          Signed in as <strong className="font-semibold text-ink">{name}</strong>
        </p>
        {/* One group, so that they wrap together. */}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {may(user, "open-admin") && (
            <SiteLink
              className="inline-block py-1 text-small underline underline-offset-4"
              href={here === "admin" ? routes.dashboard() : routes.admin()}
            >
              {here === "admin" ? "Customer dashboard" : "Admin dashboard"}
            </SiteLink>
          )}
          <button type="button" className="button" onClick={handleSignOut}>
            Sign Out
          </button>
          {children}
        </div>
      </div>
      <StorageNotice />
    </>
  );
}
