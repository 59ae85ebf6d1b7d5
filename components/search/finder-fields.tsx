"use client";

import { useCallback, useEffect, useId, useRef, useState, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { LANDING_KINDS, type LandingKind } from "@/lib/search/search-entry";
import type { FinderTexts } from "@/lib/search/finder-texts";
import { CompareLinks } from "./compare-links";
import { FORM_CLASS, INPUT_CLASS, LABEL_CLASS, LABELS } from "./finder-labels-and-classes";
import type { FinderFormProps } from "./finder-form";

interface FinderFieldsProps {
  initial?: Partial<FinderTexts>;
  example: FinderTexts;
  /** Loads the code of the comboboxes. */
  load?: () => Promise<ComponentType<FinderFormProps>>;
}

/**
 * The finder's fields: plain until the first focus or press of the button, then comboboxes that take over the typed text.
 */
export function FinderFields({ initial, example, load = loadForm }: FinderFieldsProps) {
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<{
    Form: ComponentType<FinderFormProps>;
    texts: FinderTexts;
    focus?: LandingKind;
    pressed: boolean;
  }>();

  const start = useCallback(
    (pressed = false) => {
      load().then(
        // Flushed at once, so that no keystroke is lost between the plain field and its combobox.
        (Form) =>
          flushSync(() => setForm((current) => current ?? { Form, pressed, ...readFields(fields.current) })),
        // Without it the fields stay plain; the page has links to the hubs.
        () => undefined,
      );
    },
    [load],
  );

  useEffect(() => {
    // React missed a focus that came before hydration.
    if (fields.current?.contains(document.activeElement)) start();
  }, [start]);

  if (form) {
    const { Form, texts, focus, pressed } = form;
    return <Form initial={texts} example={example} focus={focus} pressed={pressed} />;
  }
  return (
    <>
      <div ref={fields} className={FORM_CLASS}>
        {LANDING_KINDS.map((kind) => (
          <div key={kind}>
            <label htmlFor={`${id}-${kind}`} className={LABEL_CLASS}>
              {LABELS[kind]}
            </label>
            <input
              id={`${id}-${kind}`}
              type="text"
              autoComplete="off"
              className={INPUT_CLASS}
              placeholder={example[kind]}
              onFocus={() => start()}
              defaultValue={initial?.[kind]}
            />
          </div>
        ))}
        <button type="button" className="button" onClick={() => start(true)}>
          Show the page
        </button>
      </div>
      <CompareLinks />
    </>
  );
}

/** The texts of the plain fields, and the focused one. */
function readFields(fields: HTMLElement | null): { texts: FinderTexts; focus: LandingKind } {
  const inputs = [...(fields?.querySelectorAll("input") ?? [])];
  const texts: FinderTexts = { service: "", industry: "", city: "" };
  for (const [index, kind] of LANDING_KINDS.entries()) texts[kind] = inputs[index]?.value ?? "";
  // If the button has the focus, the first field gets it.
  const focus = LANDING_KINDS.find((_, index) => inputs[index] === document.activeElement) ?? "service";
  return { texts, focus };
}

async function loadForm(): Promise<ComponentType<FinderFormProps>> {
  return (await import("./finder-form")).FinderForm;
}
