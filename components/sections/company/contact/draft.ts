import { FIELD_NAMES, type FieldValues } from "./fields";

const KEY = "contact-draft";

/** The text of the form, and the query of the URL at which it was typed. */
export interface Draft {
  search: string;
  values: FieldValues;
}

/** Saves a draft for as long as the tab is open. Does nothing if storage is unavailable. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Blocked or full.
  }
}

/** The draft of this tab. Undefined if there is none or it is invalid. */
export function readDraft(): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(stored: unknown): stored is Draft {
  const { search, values } = (stored ?? {}) as Partial<Draft>;
  return typeof search === "string" && FIELD_NAMES.every((name) => typeof values?.[name] === "string");
}

/**
 * The initial values of the form. The service in the URL (`?service=<slug>`) wins over that of the draft, unless the
 * draft was typed at the same URL: then the visitor selected another service there.
 */
export function initialValues(
  search: string,
  draft: Draft | undefined,
  services: readonly string[],
): Partial<FieldValues> {
  const inUrl = new URLSearchParams(search).get("service");
  const drafted = draft?.values.service;
  const candidates = draft?.search === search ? [drafted] : [inUrl, drafted];
  return { ...draft?.values, service: candidates.find((slug) => slug && services.includes(slug)) ?? "" };
}
