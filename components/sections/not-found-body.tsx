import { ButtonLink } from "@/components/layout/button-link";
import { routes } from "@/lib/routes";
import { PageHead } from "./page-head";

/** What stands at an address that leads nowhere. */
export function NotFoundBody() {
  return (
    <main id="main">
      <PageHead heading="404" lead="Oops! Page not found">
        <ButtonLink main href={routes.home()}>
          Return to Home
        </ButtonLink>
      </PageHead>
    </main>
  );
}
