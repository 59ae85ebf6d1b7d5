import { FIELD_NAMES, type FieldValues } from "./fields";

const KEY = "contact-draft";

/** What was typed, and the query of the address it was typed at. */
export interface Draft {
  search: string;
  values: FieldValues;
}

/** Keeps a draft for as long as the tab is open. Without storage it is not kept, and nobody is bothered. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Blocked or full.
  }
}

/** The draft of this tab, if there is one and it is whole. */
export function readDraft(): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the draft. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: then there is none.
  }
}

function isDraft(stored: unknown): stored is Draft {
  const { search, values } = (stored ?? {}) as Partial<Draft>;
  return typeof search === "string" && FIELD_NAMES.every((name) => typeof values?.[name] === "string");
}

/**
 * What a form begins with. The service that the address asks for (`?service=` and its slug) comes before
 * that of the draft, unless the draft was written at this very address: then the visitor has chosen since.
 */
export function initialValues(
  search: string,
  draft: Draft | undefined,
  services: readonly string[],
): Partial<FieldValues> {
  const asked = new URLSearchParams(search).get("service");
  const drafted = draft?.values.service;
  const wanted = draft?.search === search ? [drafted] : [asked, drafted];
  return { ...draft?.values, service: wanted.find((slug) => slug && services.includes(slug)) ?? "" };
}
