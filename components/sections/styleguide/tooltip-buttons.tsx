"use client";

import { IconButton } from "@/components/ui/icon-button";
import { Tooltip, Tooltips } from "@/components/ui/tooltip";

/**
 * Two buttons with tooltips: after one tooltip, the other opens without a delay. A client component like its tooltips,
 * which add event handlers to the buttons.
 */
export function TooltipButtons() {
  return (
    <Tooltips>
      <div className="flex gap-3">
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
