"use client";

import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

/** How long the pointer rests before a tooltip opens: docs/behaviour.md#timings-and-thresholds. */
const DELAY_MS = 700;
/** How long after one tooltip closes the next one opens without the delay. */
const SKIP_DELAY_MS = 300;

/** Lets its tooltips open without delay one after another. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <BaseTooltip.Provider delay={DELAY_MS} timeout={SKIP_DELAY_MS}>
      {children}
    </BaseTooltip.Provider>
  );
}

interface TooltipProps {
  text: string;
  /** The button. Its accessible name must suffice: the tooltip is not read out, and not shown on touch. */
  children: ReactElement;
}

/** A few words over a button, on hover and on focus; Escape closes them. Use within `TooltipGroup`. */
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
