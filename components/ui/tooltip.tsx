"use client";

import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

/** How long the pointer rests before a tooltip opens, in milliseconds. */
const DELAY = 700;
/** How long after one tooltip closes the next opens without the delay, in milliseconds. */
const SKIP_DELAY = 300;

/** Lets the tooltips within it open without delay one after another. A client component for its state. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <BaseTooltip.Provider delay={DELAY} timeout={SKIP_DELAY}>
      {children}
    </BaseTooltip.Provider>
  );
}

interface TooltipProps {
  text: string;
  /** The button that it is about. Its own name says enough: a tooltip is seen, not heard, and not on touch. */
  children: ReactElement;
}

/**
 * A few words over a button, on hover and on focus; Escape closes them. A client component because it follows
 * the pointer. Stands within `Tooltips`.
 */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className="z-40" sideOffset={6}>
          <BaseTooltip.Popup className="rounded-button bg-ink px-3 py-1 text-small text-card transition-opacity duration-150 data-ending-style:opacity-0 data-instant:transition-none data-starting-style:opacity-0 motion-reduce:transition-none">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
