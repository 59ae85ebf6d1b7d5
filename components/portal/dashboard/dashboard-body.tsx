import { BrowserOnly } from "../browser-only";
import { Dashboard, type SupportContact } from "./dashboard";

/** The customer's dashboard: their requests, what can be requested, and whom to ask. */
export function DashboardBody({ support }: { support: SupportContact }) {
  return (
    <main id="main" className="page py-8 md:py-12">
      <h1 className="text-h2">Dashboard</h1>
      <BrowserOnly />
      <Dashboard support={support} />
      <noscript>
        <p className="mt-4">
          The dashboard needs JavaScript: your requests are kept by the browser itself. Without it, write to{" "}
          <a className="underline" href={`mailto:${support.email}`}>
            {support.email}
          </a>
          .
        </p>
      </noscript>
    </main>
  );
}
