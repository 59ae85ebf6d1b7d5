import { LocalDataNote } from "../local-data-note";
import { Dashboard, type SupportContact } from "./dashboard";

export function DashboardBody({ support }: { support: SupportContact }) {
  return (
    <main id="main" className="page py-8 md:py-12">
      <h1 className="text-h2">Dashboard</h1>
      <LocalDataNote />
      <Dashboard support={support} />
      <noscript>
        <p className="mt-4">
          The dashboard needs JavaScript: your requests are stored in the browser. Without it, write to{" "}
          <a className="underline" href={`mailto:${support.email}`}>
            {support.email}
          </a>
          .
        </p>
      </noscript>
    </main>
  );
}
