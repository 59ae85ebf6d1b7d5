import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import type { DemoAccount } from "@/lib/portal";
import { routes } from "@/lib/routes";
import { PortalBar } from "../frame/portal-bar";
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
        className="page grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 py-8 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] md:py-14 lg:grid-cols-2 lg:gap-x-16"
      >
        <div className="w-full self-start rounded-card max-md:max-w-[30rem] border border-line bg-card p-[min(1.25rem,5vw)] sm:p-8 print:hidden">
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
      <dl className="mt-4 max-md:text-small">
        <div className="border-t border-line py-4 lg:py-5">
          <dt className="font-semibold">Nothing is sent to {brand}</dt>
          <dd className="text-soft">
            Your account and your requests are only in this browser. They go when you clear its data or close
            a private window.
          </dd>
        </div>
        <div className="border-t border-line py-4 lg:py-5">
          <dt className="font-semibold">Anyone using this browser can see them</dt>
          <dd className="text-soft">
            They can also change them, whatever their role. Roles protect nothing here.
          </dd>
        </div>
        <div className="border-t border-line pt-4 lg:pt-5">
          <dt className="font-semibold">Choose a password you use nowhere else</dt>
          <dd className="text-soft">We store it only in scrambled form, and cannot send you a new one.</dd>
        </div>
      </dl>
    </section>
  );
}
