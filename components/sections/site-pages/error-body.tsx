import { routes } from "@/lib/routes";
import { PageHead } from "../blocks/page-head";

/**
 * Replaces a page that failed. The link to the home page is a plain `<a>`: it loads a new document with new scripts.
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
