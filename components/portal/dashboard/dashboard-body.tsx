import { WaitingPage } from "../frame/waiting-page";
import { Dashboard, type SupportContact, type UsagePlans } from "./dashboard";

interface DashboardBodyProps {
  brand: string;
  support: SupportContact;
  usage: UsagePlans;
}

export function DashboardBody({ brand, support, usage }: DashboardBodyProps) {
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
  return <Dashboard brand={brand} support={support} usage={usage} waiting={waiting} />;
}
