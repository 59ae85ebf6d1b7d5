/**
 * How this browser is used, such as rows per page. Preferences are not records: no backup contains them, and without
 * storage they last until the page is left. The keys of records begin with `portal:`, these with `portal-`.
 */
type Preference = "shortcuts" | "rows" | "last-backup";

/** The stored text; undefined if there is none or the browser refuses. */
export function readPreference(name: Preference): string | undefined {
  try {
    return localStorage.getItem(`portal-${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it with undefined. Returns false where the browser refuses: nothing is remembered then. */
export function writePreference(name: Preference, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(`portal-${name}`);
    else localStorage.setItem(`portal-${name}`, value);
    return readPreference(name) === value;
  } catch {
    return false;
  }
}
