import { BEAUTY_SCENES } from "./scenes/beauty.ts";
import { CALL_SCENES } from "./scenes/calls.ts";
import { CLIENT_SCENES } from "./scenes/clients.ts";
import { FIRM_SCENES } from "./scenes/firm.ts";
import { HISTORY_SCENES } from "./scenes/history.ts";
import { HOME_SCENES } from "./scenes/homes.ts";
import { PAGE_SCENES } from "./scenes/pages.ts";
import { QUAY_SCENES } from "./scenes/quay.ts";
import { REASON_SCENES } from "./scenes/reasons.ts";
import { SERVICE_SCENES } from "./scenes/services.ts";
import { TRADE_SCENES } from "./scenes/trades.ts";
import { VOICE_SCENES } from "./scenes/voices.ts";

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
  ...BEAUTY_SCENES,
  ...REASON_SCENES,
  ...CLIENT_SCENES,
  ...QUAY_SCENES,
  ...VOICE_SCENES,
};
export type SceneName = keyof typeof SCENES;

/** The scene of a trade: its own, or that of its category. */
export function sceneOfTrade(trade: {
  scene?: SceneName | undefined;
  category: string;
}): SceneName | undefined {
  return trade.scene ?? (isScene(trade.category) ? trade.category : undefined);
}

/** The trades that the scene of their category shows; it is another trade's for the others. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  "home-services": ["plumbing", "flood-restoration"],
  "legal-financial": ["conveyancing", "estate-planning", "family-law", "immigration-law", "mortgage-broking"],
  healthcare: [
    ...[
      "audiology",
      "chiropractic",
      "dental-practices",
      "dermatology",
      "fertility-clinics",
      "general-practice",
    ],
    ...["medical-imaging", "opticians", "physiotherapy", "podiatry", "urgent-care-clinics"],
  ],
  education: ["nurseries", "private-schools", "vocational-training"],
  "community-services": ["charities", "food-banks", "housing-associations", "local-councils", "youth-clubs"],
  "pet-services": ["boarding-kennels", "dog-grooming", "dog-training", "dog-walking", "veterinary-practices"],
  "fitness-wellness": ["gyms", "martial-arts", "personal-training", "yoga-studios"],
  "beauty-personal-care": ["barbers", "hair-salons", "makeup-artists"],
  automotive: ["car-repair", "mobile-mechanics", "tyre-services"],
  "business-technology": ["it-support", "property-management", "real-estate", "saas-companies"],
};

/** Whether the scene of its category shows a trade. */
export function showsTrade(category: string, trade: string): boolean {
  return SHOWN[category]?.includes(trade) ?? false;
}

/** Whether there is a scene for a category, a service or a page. */
export function isScene(name: string): name is SceneName {
  return Object.hasOwn(SCENES, name);
}
