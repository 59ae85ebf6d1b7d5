import { WaitingPage } from "../frame/waiting-page";
import { Admin } from "./admin";

interface AdminBodyProps {
  brand: string;
  coverage: string;
}

export function AdminBody({ brand, coverage }: AdminBodyProps) {
  const waiting = (
    <WaitingPage brand={brand} heading="Admin dashboard">
      <p className="mt-4">
        This dashboard needs JavaScript: accounts and requests are stored in the browser.
      </p>
    </WaitingPage>
  );
  return <Admin brand={brand} coverage={coverage} waiting={waiting} />;
}
