import { BrowserOnly } from "../browser-only";
import { Admin } from "./admin";

/** The administrator's dashboard: all requests, customers, figures and settings. */
export function AdminBody({ coverage }: { coverage: string }) {
  return (
    <main id="main" className="page py-8 md:py-12">
      <h1 className="text-h2">Admin dashboard</h1>
      <BrowserOnly />
      <Admin coverage={coverage} />
      <noscript>
        <p className="mt-4">
          This dashboard needs JavaScript: accounts and requests are kept by the browser itself.
        </p>
      </noscript>
    </main>
  );
}
