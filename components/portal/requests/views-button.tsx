import { lazy, Suspense, useState } from "react";

/** Fetched when it is opened for the first time. */
const ViewsDialog = lazy(() => import("./views-dialog"));

/** Opens the saved views: to save the one that is shown, and to rename and delete others. */
export function ViewsButton({ query }: { query: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button min-h-8 px-2 py-0.5 text-small lg:px-3"
        onClick={() => setOpen(true)}
      >
        Views
      </button>
      {open && (
        <Suspense>
          <ViewsDialog query={query} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
