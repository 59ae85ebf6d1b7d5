"use client";

import { IconButton } from "@/components/ui/icon-button";
import { Tooltip, TOOLTIP_STYLE, Tooltips } from "@/components/ui/tooltip";

/**
 * A tooltip as it looks, and two buttons that have one: after one tooltip, the other opens without a delay. A client component like its tooltips,
 * which add event handlers to the buttons.
 */
export function TooltipButtons() {
  return (
    <Tooltips>
      <p>
        <span className={`${TOOLTIP_STYLE} inline-block`}>On hover and on focus, never on touch</span>
      </p>
      <div className="mt-4 flex gap-3">
        <Tooltip text="Back to the slide before">
          <IconButton label="Previous">
            <path d="M14 6l-6 6 6 6" />
          </IconButton>
        </Tooltip>
        <Tooltip text="On to the next slide">
          <IconButton label="Next">
            <path d="M10 6l6 6-6 6" />
          </IconButton>
        </Tooltip>
      </div>
    </Tooltips>
  );
}
