import type { SavedView } from "./saved-views";
import { isBlank } from "./well-formed";

/** In characters. */
const MAX_VIEW_NAME_LENGTH = 60;

/** Apart from the other messages, because few visits need them. */
export const viewMessages = {
  emptyName: "Please name the view.",
  longName: `The name of a view has at most ${MAX_VIEW_NAME_LENGTH} characters.`,
  nameTaken: "There is a view with this name. Choose another, or rename or delete that one first.",
  unknownView: "This view no longer exists.",
} as const;

/** Two names are the same regardless of case and accents. */
const names = new Intl.Collator("en-GB", { sensitivity: "base" });

/** Why a view cannot have a name; undefined if it can. `id` is the view's own, undefined for a new one. */
export function viewNameProblem(
  views: readonly SavedView[],
  name: string,
  id: string | undefined,
): string | undefined {
  if (isBlank(name)) return viewMessages.emptyName;
  if (name.trim().length > MAX_VIEW_NAME_LENGTH) return viewMessages.longName;
  const isSame = (view: SavedView) => view.id !== id && names.compare(view.name, name.trim()) === 0;
  return views.some(isSame) ? viewMessages.nameTaken : undefined;
}
