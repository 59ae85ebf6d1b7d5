import { WaitingPage } from "../frame/waiting-page";
import { Dashboard, type DashboardProps } from "./dashboard";

export function DashboardBody(props: DashboardProps) {
  const { email } = props.support;
  const waiting = (
    <WaitingPage brand={props.brand} heading="Dashboard">
      <p className="mt-4">
        The dashboard needs JavaScript: your requests are stored in the browser. Without it, write to{" "}
        <a className="underline" href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
    </WaitingPage>
  );
  return <Dashboard {...props} waiting={waiting} />;
}
