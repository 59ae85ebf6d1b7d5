import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import type { DemoAccount } from "@/lib/portal/action-context";
import { routes } from "@/lib/routes";
import { PortalBar } from "../layout/portal-bar";
import { AuthForms } from "./auth-forms";

interface AuthBodyProps {
  brand: string;
  phone: { display: string; e164: string };
  /** Email of the administrator, to label the demo accounts. */
  administrator: string;
  demo: readonly DemoAccount[];
}

/** Sign in and sign up, with the note that roles protect no data, which docs/behaviour.md#roles requires. */
export function AuthBody({ brand, phone, administrator, demo }: AuthBodyProps) {
  return (
    <>
      <PortalBar brand={brand} isPage />
      <main
        id="main"
        className="page grid grid-cols-1 gap-x-10 gap-y-10 py-8 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] md:py-14 lg:grid-cols-2 lg:gap-x-16"
      >
        <div className="w-full self-start rounded-card max-md:max-w-120 border border-line bg-card p-[min(1.25rem,5vw)] sm:p-8 print:hidden">
          <h1 className="text-[min(var(--text-h2),13vw)]">Welcome</h1>
          <p className="mt-2 text-soft">
            Raise a request for a service here, and follow it. What you type stays in this browser.
          </p>
          <AuthForms administrator={administrator} demo={demo} />
          <noscript>
            <p className="mt-4">
              Signing in needs JavaScript, because accounts and requests are stored in the browser. Turn it on
              for this site, or call{" "}
              <a className="underline" href={`tel:${phone.e164}`}>
                {phone.display}
              </a>{" "}
              and we will take your request by phone.
            </p>
          </noscript>
          <p className="mt-5 max-w-none border-t border-line pt-4">
            <SiteLink className="inline-block py-0.5 underline underline-offset-4" href={routes.home()}>
              Back to home
            </SiteLink>
          </p>
        </div>
        <Storage brand={brand} />
      </main>
    </>
  );
}

function Storage({ brand }: { brand: string }) {
  return (
    <section data-storage-note className="flex min-w-0 flex-col">
      <Scene name="auth" className="mb-8 max-md:hidden aspect-19/10 object-cover" />
      <h2 className="text-h3 wrap-anywhere">Your data stays in this browser</h2>
      <p className="mt-4 text-soft max-md:text-small">
        Nothing is sent to {brand}. Your account and your requests go when you clear this browser’s data, and
        anyone who uses this browser can see and change them. So choose a password that you use nowhere else.
        We cannot send you a new one.
      </p>
    </section>
  );
}
