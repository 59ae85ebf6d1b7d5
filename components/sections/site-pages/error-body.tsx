/**
 * Replaces a page that failed. The link to the home page is a plain `<a>`: it loads a new document with new scripts.
 * The head is that of `PageHead`, which every page would load only for this; so it would `lib/routes`.
 */
export function ErrorBody({ retry }: { retry: () => void }) {
  return (
    <main id="main">
      <div className="page head">
        <div>
          <h1>Unexpected Application Error!</h1>
          <p className="head-lead">
            This page stopped working. The fault is ours, and trying once more often helps.
          </p>
          <p className="mt-6 flex max-w-none flex-wrap gap-3">
            <button type="button" className="button button-main" onClick={retry}>
              Try again
            </button>
            <a className="button" href="/">
              Return to Home
            </a>
          </p>
        </div>
      </div>
    </main>
  );
}
