import { useId, useLayoutEffect, useRef, useState } from "react";
import { Autocomplete } from "@base-ui/react/autocomplete";
import type { LandingKind } from "@/lib/search/search-entry";
import type { FinderTexts, Suggestion } from "@/lib/search/finder-texts";
import { INPUT_CLASS, LABEL_CLASS, LABELS } from "./finder-labels-and-classes";

interface FinderComboboxProps {
  kind: LandingKind;
  text: string;
  placeholder: string;
  /** Suggestions for a text. Undefined until the index is loaded. */
  suggestions: ((text: string) => Suggestion[]) | undefined;
  /** Takes over the focus of the plain field. */
  focused: boolean;
  onChange: (texts: Partial<FinderTexts>) => void;
}

/**
 * A combobox of the finder. Accepts any text and suggests matches.
 *
 * Its list is not in an `Autocomplete.Popup`, which would hide the rest of the page from screen readers while the list is
 * open. Therefore this component itself closes the list on blur, and keeps the focus in the field on a press on the list.
 */
export function FinderCombobox(props: FinderComboboxProps) {
  const { kind, text, placeholder, suggestions, focused, onChange } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The initial text is not searched for: everything is suggested until the visitor types.
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const actions = useRef<Autocomplete.Root.Actions>(null);
  const items = suggestions?.(typed) ?? [];

  useLayoutEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);

  function show(next: boolean) {
    setOpen(next);
    // Otherwise Base UI waits for the exit animation of a popup, which does not exist.
    if (!next) actions.current?.unmount();
  }

  return (
    <Autocomplete.Root
      items={items}
      filter={null}
      open={open}
      onOpenChange={show}
      actionsRef={actions}
      value={text}
      onValueChange={(value, { reason }) => {
        // A suggestion may fill other fields too: see the item's `onClick`.
        if (reason === "item-press") return;
        setTyped(value);
        onChange({ [kind]: value });
      }}
      itemToStringValue={(item: Suggestion) => item.texts[kind] ?? ""}
      openOnInputClick
      autoHighlight
    >
      <div>
        <label htmlFor={id} className={LABEL_CLASS}>
          {LABELS[kind]}
        </label>
        <Autocomplete.Input
          id={id}
          ref={input}
          onBlur={() => show(false)}
          placeholder={placeholder}
          maxLength={100}
          className={INPUT_CLASS}
        />
      </div>
      <Autocomplete.Portal>
        <Autocomplete.Positioner className="z-30" sideOffset={4} align="start">
          <div
            onMouseDown={(event) => event.preventDefault()}
            className="max-h-[min(22rem,var(--available-height))] w-[max(var(--anchor-width),18rem)] max-w-(--available-width) overflow-y-auto overscroll-contain rounded-button border border-line bg-card text-ink shadow-floating"
          >
            <Autocomplete.Empty className="px-3 text-small text-soft not-empty:py-2">
              {suggestions ? "No matches" : "Loading the list…"}
            </Autocomplete.Empty>
            <Autocomplete.List>
              {(item: Suggestion) => (
                <Autocomplete.Item
                  key={item.label}
                  value={item}
                  onClick={() => {
                    setTyped("");
                    onChange({ ...(!item.texts[kind] && { [kind]: "" }), ...item.texts });
                  }}
                  className="flex min-h-11 flex-wrap items-baseline gap-x-3 px-3 py-2 data-highlighted:bg-ink data-highlighted:text-card"
                >
                  <span>{item.label}</span>
                  {item.detail && <span className="text-small opacity-80">{item.detail}</span>}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </div>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
