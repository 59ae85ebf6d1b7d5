"use client";

/**
 * The controls that answer. Client components, and each fetches its code when somebody comes near: all of it at once would
 * be four times what a page of this site may load.
 */
import { hydrateOnVisible } from "@/components/ui/hydrate-on-visible";

export const Messages = hydrateOnVisible(async () => (await import("./messages")).Messages);
export const Overlays = hydrateOnVisible(async () => (await import("./overlays")).Overlays);
export const TooltipButtons = hydrateOnVisible(
  async () => (await import("./tooltip-buttons")).TooltipButtons,
);
