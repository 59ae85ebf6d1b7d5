import { useEffect, useId, useRef, type ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { useToast } from "@/components/ui/toasts";
import { signOut } from "@/lib/portal/actions/session";
import { isAdministrator } from "@/lib/portal/rules/permissions";
import { routes } from "@/lib/routes";
import { useAuth, usePortalState } from "../auth-provider";
import { QueryLink } from "../query-link";
import { hasDraft, removeDraft } from "../requests/request-draft";

interface UserMenuProps {
  /** The dashboard that shows the menu. */
  here: "dashboard" | "admin";
  /** More links, such as to the settings. */
  children?: ReactNode;
}

/** Returns a function that signs out, in all tabs, and removes this tab's draft of the user: docs/behaviour.md#sessions. */
export function useSignOut(): () => void {
  const { run } = useAuth();
  const toast = useToast();
  const email = usePortalState((state) => state.user?.email ?? "");
  return () => {
    const outcome = run(signOut);
    if (outcome.status === "unsaved") toast(outcome.message);
    if (hasDraft(email)) toast("The request that you had begun was removed.");
    removeDraft(email);
  };
}

/** Classes of the entries. */
export const ENTRY =
  "block min-h-9 w-full cursor-pointer rounded-button px-3 py-1.5 text-left hover:bg-paper hover:underline";

/** The name of the signed-in user, with a menu that ends in Sign Out. The browser's own popover: it adds no script. */
export function UserMenu({ here, children }: UserMenuProps) {
  const leave = useSignOut();
  const id = useId();
  const menuRef = useRef<HTMLDivElement>(null);
  const user = usePortalState((state) => state.user);
  // Its entries change the page without loading another, which would close it.
  useEffect(() => {
    const menu = menuRef.current;
    const close = ({ target }: Event) =>
      target instanceof Element && target.closest("a, button") && menu?.hidePopover?.();
    menu?.addEventListener("click", close);
    return () => menu?.removeEventListener("click", close);
  }, []);
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;

  return (
    <div className="min-w-0">
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-11 max-w-56 cursor-pointer items-center gap-1 text-small font-semibold max-lg:max-w-32"
      >
        <span className="sr-only">Account of </span>
        <span className="truncate">{name}</span>
        <span aria-hidden="true">▾</span>
      </button>
      {/* Without anchor positioning in all browsers: the bar is sticky, so its end is where the menu belongs. */}
      <div
        ref={menuRef}
        id={id}
        popover="auto"
        className="fixed inset-auto top-12 right-3 m-0 w-72 max-w-[calc(100vw-1.5rem)] rounded-card border border-line bg-card p-2 text-small text-ink shadow-floating"
      >
        <p className="px-3 py-2 wrap-anywhere text-soft">
          Signed in as <strong className="font-semibold text-ink">{name}</strong>
          {user.company && <span className="block">{user.company}</span>}
          <span className="block">{user.email}</span>
        </p>
        <QueryLink className={ENTRY} change={{ tab: "account", request: null, customer: null }}>
          Your account
        </QueryLink>
        {children}
        {isAdministrator(user) && (
          <SiteLink className={ENTRY} href={here === "admin" ? routes.dashboard() : routes.admin()}>
            {here === "admin" ? "Customer dashboard" : "Admin dashboard"}
          </SiteLink>
        )}
        <button type="button" className={ENTRY} onClick={leave}>
          Sign Out
        </button>
      </div>
    </div>
  );
}
