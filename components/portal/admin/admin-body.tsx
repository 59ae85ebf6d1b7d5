import { LocalDataNote } from "../local-data-note";
import { Admin } from "./admin";

export function AdminBody({ coverage }: { coverage: string }) {
  return (
    <main id="main" className="page py-8 md:py-12">
      <h1 className="text-h2">Admin dashboard</h1>
      <LocalDataNote />
      <Admin coverage={coverage} />
      <noscript>
        <p className="mt-4">
          This dashboard needs JavaScript: accounts and requests are stored in the browser.
        </p>
      </noscript>
    </main>
  );
}
