import { useEffect, useRef, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import type { SavedView } from "@/lib/portal";
import { useAuth, usePortalState } from "../auth-provider";
import { useSayOutcome } from "../use-say-outcome";
import { ViewNameForm } from "./view-name-form";

interface ViewsDialogProps {
  /** The view that is shown, as text. */
  query: string;
  onClose: () => void;
}

/** Saves the view that is shown, and renames and deletes those of the account. */
export default function ViewsDialog({ query, onClose }: ViewsDialogProps) {
  const views = usePortalState((state) => state.savedViews);
  return (
    <Dialog title="Saved views" open onOpenChange={(next) => !next && onClose()}>
      <p className="mt-2 text-small text-soft">
        A view is the search, the filters, the order and the chosen columns of this list. Your views are links
        above it, and only your account sees them.
      </p>
      <ViewNameForm label="Name of the view" submit="Save view" view={{ name: "", query }} />
      {views.length > 0 && (
        <ul className="mt-4 text-small">
          {views.map((view) => (
            <ViewRow key={view.id} view={view} />
          ))}
        </ul>
      )}
      <button type="button" className="button mt-4" onClick={onClose}>
        Done
      </button>
    </Dialog>
  );
}

const SMALL = "button min-h-8 py-0.5 text-small";

function ViewRow({ view }: { view: SavedView }) {
  const { removeView, saveView } = useAuth();
  const say = useSayOutcome();
  const [renaming, setRenaming] = useState(false);
  const renameRef = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  // The form that had the focus is gone.
  useEffect(() => {
    if (wasRenaming.current && !renaming) renameRef.current?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);

  async function remove() {
    const { id, name } = view;
    say(await removeView(id), `View “${name}” deleted.`, saveView, `View “${name}” is back.`);
  }

  if (renaming)
    return (
      <li className="border-t border-line py-2">
        <ViewNameForm
          label={`New name of ${view.name}`}
          submit="Rename"
          view={view}
          onDone={() => setRenaming(false)}
        />
      </li>
    );
  return (
    <li className="flex items-center gap-2 border-t border-line py-2 max-sm:flex-wrap">
      <span className="mr-auto min-w-0 wrap-anywhere">{view.name}</span>
      <button
        ref={renameRef}
        type="button"
        className={SMALL}
        aria-label={`Rename ${view.name}`}
        onClick={() => setRenaming(true)}
      >
        Rename
      </button>
      <button type="button" className={SMALL} aria-label={`Delete ${view.name}`} onClick={remove}>
        Delete
      </button>
    </li>
  );
}
