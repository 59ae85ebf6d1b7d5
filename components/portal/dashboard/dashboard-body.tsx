import { WaitingPage } from "../frame/waiting-page";
import { Dashboard, type SupportContact } from "./dashboard";

interface DashboardBodyProps {
  brand: string;
  support: SupportContact;
}

export function DashboardBody({ brand, support }: DashboardBodyProps) {
  const waiting = (
    <WaitingPage brand={brand} heading="Dashboard">
      <p className="mt-4">
        The dashboard needs JavaScript: your requests are stored in the browser. Without it, write to{" "}
        <a className="underline" href={`mailto:${support.email}`}>
          {support.email}
        </a>
        .
      </p>
    </WaitingPage>
  );
  return <Dashboard brand={brand} support={support} waiting={waiting} />;
}
