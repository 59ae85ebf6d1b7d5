import { WaitingPage } from "../frame/waiting-page";
import { Admin, type AdminProps } from "./admin";

export function AdminBody(props: AdminProps) {
  const waiting = (
    <WaitingPage brand={props.brand} heading="Admin dashboard">
      <p className="mt-4">
        This dashboard needs JavaScript: accounts and requests are stored in the browser.
      </p>
    </WaitingPage>
  );
  return <Admin {...props} waiting={waiting} />;
}
