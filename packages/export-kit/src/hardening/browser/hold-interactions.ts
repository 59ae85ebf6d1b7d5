type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person has done so far that only a script can answer. */
export interface HeldInteractions {
  /** Does it now; from then on nothing is held. */
  release: () => void;
}

/**
 * Keeps what is done on a page until its scripts answer: the last click on something that needs them, the
 * last key pressed outside of a field, and what was typed, which React would set back.
 *
 * @param needsScript selector of what to hold clicks on; all others go their way
 */
export function holdInteractions(needsScript: string): HeldInteractions {
  const typed = new Map<Field, string>();
  let clicked: HTMLElement | undefined;
  let pressed: KeyboardEvent | undefined;

  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>(needsScript);
    if (!target || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked = target;
  };
  const onKey = (event: KeyboardEvent) => {
    // Named keys do what they do without a script.
    if (event.key.length === 1 && !isField(event.target)) pressed = event;
  };
  const onInput = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value);
  };
  document.addEventListener("click", onClick, true);
  document.addEventListener("keydown", onKey, true);
  document.addEventListener("input", onInput, true);

  return {
    release() {
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("input", onInput, true);
      for (const [field, value] of typed) retype(field, value);
      if (pressed) (pressed.target ?? document).dispatchEvent(new KeyboardEvent(pressed.type, pressed));
      clicked?.click();
      typed.clear();
      pressed = clicked = undefined;
    },
  };
}

/** Checkboxes and radio buttons have no text to lose. */
function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== "checkbox" && target.type !== "radio")
  );
}

/** Types a text again, so that React notices: it overlooks a value that it takes for the present one. */
function retype(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as Field;
  if (!(field instanceof HTMLSelectElement)) field.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
