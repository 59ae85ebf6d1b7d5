import type { ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { useToast } from "@/components/ui/toasts";
import { routes } from "@/lib/routes";
import { may } from "@/lib/portal";
import { useAuth, usePortalState } from "./auth-provider";
import { StorageNotice } from "./storage-notice";

interface PortalHeadProps {
  /** Which of the two dashboards this is. */
  here: "dashboard" | "admin";
  /** The main action. */
  children?: ReactNode;
}

/** Who is signed in, and what they can do from any tab. */
export function PortalHead({ here, children }: PortalHeadProps) {
  const { signOut } = useAuth();
  const toast = useToast();
  const user = usePortalState((state) => state.user);
  if (!user) return null;
  const name = [`${user.firstName} ${user.lastName}`, user.company].filter(Boolean).join(", ");

  function leave() {
    const outcome = signOut();
    if (outcome.status === "unsaved") toast(outcome.message);
  }

  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className="mr-auto min-w-0 wrap-anywhere text-soft">
          Signed in as <strong className="font-semibold text-ink">{name}</strong>
        </p>
        {/* Together, also where they need a line of their own. */}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {may(user, "open-admin") && (
            <SiteLink
              className="inline-block py-1 text-small underline underline-offset-4"
              href={here === "admin" ? routes.dashboard() : routes.admin()}
            >
              {here === "admin" ? "Customer dashboard" : "Admin dashboard"}
            </SiteLink>
          )}
          <button type="button" className="button" onClick={leave}>
            Sign Out
          </button>
          {children}
        </div>
      </div>
      <StorageNotice />
    </>
  );
}
