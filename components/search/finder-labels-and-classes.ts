import type { LandingKind } from "@/lib/search/search-entry";

/** Labels and classes of the plain fields, and of the comboboxes that replace them. */
export const LABELS: Record<LandingKind, string> = { service: "Service", industry: "Industry", city: "City" };

export const FORM_CLASS =
  "noscript:hidden mt-5 grid items-end gap-4 md:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_auto]";
export const LABEL_CLASS = "mb-1 block text-small font-semibold";
export const INPUT_CLASS =
  "block min-h-11 w-full min-w-0 rounded-button border border-soft bg-paper px-3 placeholder:text-soft placeholder:opacity-100";
