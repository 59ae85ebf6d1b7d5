import { useId, useLayoutEffect, useRef, useState } from "react";
import { Autocomplete } from "@base-ui/react/autocomplete";
import type { Part } from "@/lib/search/entry";
import type { FinderTexts, Suggestion } from "@/lib/search/finder";
import { LABELS, INPUT_CLASS, LABEL_CLASS } from "./finder-labels";

interface FinderFieldProps {
  part: Part;
  text: string;
  placeholder: string;
  /** What to offer for a text; there once the index is. */
  suggestions: ((text: string) => Suggestion[]) | undefined;
  /** Takes the focus over from the plain field. */
  focused: boolean;
  onWrite: (texts: Partial<FinderTexts>) => void;
}

/**
 * One combobox of the finder: takes any text, offers what it may mean.
 *
 * Its list stands in no `Autocomplete.Popup`: that would hide the rest of the page, with the other fields, from
 * screen readers for as long as the list is open. What the popup did besides is done here: the list closes when
 * the focus leaves the field, and a press on it leaves the focus there.
 */
export function FinderField({ part, text, placeholder, suggestions, focused, onWrite }: FinderFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // All is offered until something is typed: what stood there before is no search.
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const actions = useRef<Autocomplete.Root.Actions>(null);
  const items = suggestions?.(typed) ?? [];

  useLayoutEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);

  function show(next: boolean) {
    setOpen(next);
    // Base UI waits for its popup to fade out: there is none to wait for.
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
        // What is chosen may fill other fields too: the item itself writes it.
        if (reason === "item-press") return;
        setTyped(value);
        onWrite({ [part]: value });
      }}
      itemToStringValue={(item: Suggestion) => item.texts[part] ?? ""}
      openOnInputClick
      autoHighlight
    >
      <div>
        <label htmlFor={id} className={LABEL_CLASS}>
          {LABELS[part]}
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
            className="max-h-[min(22rem,var(--available-height))] w-[max(var(--anchor-width),18rem)] max-w-(--available-width) overflow-y-auto overscroll-contain rounded-button border border-line bg-card text-ink shadow-lg"
          >
            <Autocomplete.Empty className="px-3 text-small text-soft not-empty:py-2">
              {suggestions ? "Nothing like it in the list." : "Fetching the list…"}
            </Autocomplete.Empty>
            <Autocomplete.List>
              {(item: Suggestion) => (
                <Autocomplete.Item
                  key={item.label}
                  value={item}
                  onClick={() => {
                    setTyped("");
                    onWrite({ ...(!item.texts[part] && { [part]: "" }), ...item.texts });
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
