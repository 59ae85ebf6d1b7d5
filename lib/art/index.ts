import { CALL_SCENES } from "./scenes/calls.ts";
import { FIRM_SCENES } from "./scenes/firm.ts";
import { HISTORY_SCENES } from "./scenes/history.ts";
import { HOME_SCENES } from "./scenes/homes.ts";
import { PAGE_SCENES } from "./scenes/pages.ts";
import { SERVICE_SCENES } from "./scenes/services.ts";
import { TRADE_SCENES } from "./scenes/trades.ts";

/**
 * All scenes, by name: the slug of a category or of a service, the name of a page, or what a
 * service's call or a trade is about.
 *
 * @see docs/decisions/0058-pictures-are-drawn-by-code.md
 */
export const SCENES = {
  ...TRADE_SCENES,
  ...SERVICE_SCENES,
  ...PAGE_SCENES,
  ...FIRM_SCENES,
  ...HISTORY_SCENES,
  ...CALL_SCENES,
  ...HOME_SCENES,
};
export type SceneName = keyof typeof SCENES;

/** The scene of a trade: its own, or that of its category. */
export function sceneOfTrade(trade: {
  scene?: SceneName | undefined;
  category: string;
}): SceneName | undefined {
  return trade.scene ?? (isScene(trade.category) ? trade.category : undefined);
}

/** Whether there is a scene for a category, a service or a page. */
export function isScene(name: string): name is SceneName {
  return Object.hasOwn(SCENES, name);
}
