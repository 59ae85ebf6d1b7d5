import { SiteLink } from "@/components/layout/site-link";
import { routes } from "@/lib/routes";

/** One line on wide screens. Says where the data are, on every page of the portal that does not say it at length. */
export function PortalFooter({ years, legalName }: { years: string; legalName: string }) {
  return (
    <footer className="mt-8 border-t border-line px-4 py-3 text-small text-soft lg:px-6 print:hidden [body:has([data-storage-note])_&]:px-0">
      {/* Signing in has the margins of the website. */}
      <p className="flex max-w-none flex-wrap items-baseline gap-x-6 gap-y-1 [body:has([data-storage-note])_&]:mx-auto [body:has([data-storage-note])_&]:w-[min(100%-10vw,var(--container-page))]">
        <span className="mr-auto [body:has([data-storage-note])_&]:hidden">
          Everything here stays in this browser. Nothing is sent to us, and nothing is protected from others
          who use this browser.
        </span>
        <SiteLink className="underline underline-offset-4" href={routes.privacy()}>
          Privacy
        </SiteLink>
        <small>
          © {years} {legalName}
        </small>
      </p>
    </footer>
  );
}
