import { routes } from "@/lib/routes";
import { PageHead } from "../blocks/page-head";

/**
 * What stands in the place of a page that failed. The way home is a plain link: it loads the site anew,
 * script and all.
 */
export function ErrorBody({ retry }: { retry: () => void }) {
  return (
    <main id="main">
      <PageHead
        heading="Unexpected Application Error!"
        lead="This page stopped working. The fault is ours, and trying once more often helps."
      >
        <button type="button" className="button button-main" onClick={retry}>
          Try again
        </button>
        <a className="button" href={routes.home()}>
          Return to Home
        </a>
      </PageHead>
    </main>
  );
}
