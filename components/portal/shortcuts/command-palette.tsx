import { Autocomplete } from "@base-ui/react/autocomplete";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { useSignOut } from "../layout/user-menu";
import { usePortalState } from "../auth-provider";
import { focusMain } from "../focus";
import { linkOf } from "../requests/request-links";
import { searchTextOf } from "../requests/own-requests-list";
import { foldText, termsOf } from "../table/search-text";
import { changeQuery, type QueryChange } from "../use-query";

/** A place in a dashboard. */
export interface Place {
  name: string;
  change: QueryChange;
}

interface CommandPaletteProps {
  places: readonly Place[];
  onCreate?: () => void;
  /** Lists the keys. */
  onKeys: () => void;
  onClose: () => void;
}

interface Command {
  id: string;
  name: string;
  detail?: string;
  run: () => void;
}

/** More would not be looked at: another word of the search is quicker. */
const MAX_REQUESTS = 8;

/** Goes to any section and any request, and does what the bar offers: docs/behaviour.md#keyboard. */
export default function CommandPalette({ places, onCreate, onKeys, onClose }: CommandPaletteProps) {
  const [query, setQuery] = useState("");
  const signOut = useSignOut();
  const terms = termsOf(query);
  const found = useFoundRequests(terms);
  const commands: Command[] = [
    ...(onCreate ? [{ id: "create", name: "New request", run: onCreate }] : []),
    ...places.map(({ name, change }) => ({ id: name, name, run: () => open(change) })),
    { id: "keys", name: "Keyboard shortcuts", run: onKeys },
    { id: "sign-out", name: "Sign out", run: signOut },
  ];
  const items = [
    ...commands.filter(({ name }) => terms.every((term) => foldText(name).includes(term))),
    ...found,
  ];

  function open(change: QueryChange) {
    changeQuery(change);
    focusMain();
  }

  function choose({ run }: Command) {
    onClose();
    // Once the dialog is gone and has given the focus back.
    window.setTimeout(run);
  }

  return (
    <Dialog title="Go to" open onOpenChange={(next) => !next && onClose()}>
      <Autocomplete.Root
        open
        inline
        items={items}
        filter={null}
        itemToStringValue={() => query}
        value={query}
        onValueChange={setQuery}
        autoHighlight="always"
        keepHighlight
      >
        <Autocomplete.Input
          aria-label="Section, request or command"
          placeholder="Section, CR-0142 or words"
          maxLength={100}
          enterKeyHint="go"
          className="mt-3 min-h-11 w-full rounded-button border border-soft bg-paper px-3 placeholder:text-soft placeholder:opacity-100"
        />
        <Autocomplete.Status className="mt-2 text-small text-soft">
          {items.length === 0 ? "Nothing found." : ""}
        </Autocomplete.Status>
        <Autocomplete.List className="text-small">
          {(command: Command) => (
            <Autocomplete.Item
              key={command.id}
              value={command}
              onClick={() => choose(command)}
              className="-mx-2 flex min-h-9 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-button px-2 py-1.5 wrap-anywhere data-highlighted:bg-ink data-highlighted:text-card forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-[Highlight]"
            >
              <span>{command.name}</span>
              {command.detail && <span className="opacity-80">{command.detail}</span>}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Dialog>
  );
}

/** The newest requests that have every word of the search; none without a search. */
function useFoundRequests(terms: readonly string[]): Command[] {
  const own = usePortalState((state) => state.ownRequests);
  const all = usePortalState((state) => state.allRequests);
  const found: Command[] = [];
  for (const request of all.length > 0 ? all : own) {
    if (terms.length === 0 || found.length === MAX_REQUESTS) break;
    if (!terms.every((term) => searchTextOf(request).includes(term))) continue;
    const { id, label, service, customer } = request;
    const run = () => changeQuery({ tab: null, customer: null, request: linkOf(request) });
    found.push({ id, name: `${label} ${service}`, detail: customer, run });
  }
  return found;
}
