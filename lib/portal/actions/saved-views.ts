import type { PortalContext } from "../context";
import { newId } from "../ids";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import type { SessionUser } from "../records/schema";
import type { SavedView } from "../rules/saved-views";
import { viewMessages, viewNameProblem } from "../rules/view-names";
import { addEvent } from "./events";
import { asUser } from "./session";

/** A view to save. With the id of a removed one, it comes back. */
export interface ViewForm {
  /** The id of the view to change; undefined for a new one. */
  id?: string;
  name: string;
  query: string;
  /** For an undo: what it undoes. The view has to be as it left it. */
  undoes?: SavedView;
}

/**
 * Saves a view of a list for the signed-in account, or changes its name and query.
 *
 * @see docs/decisions/0062-writes-are-appended-and-undone-by-further-writes.md
 */
export const saveView = asUser((context, user, form: ViewForm): Outcome<SavedView, "name"> => {
  if (form.undoes && !isAs(context, form.undoes)) return refused(messages.changedMeanwhile);
  const problem = viewNameProblem(context.store.getState().savedViews, form.name, form.id);
  if (problem) return { ...refused(problem), field: "name" };
  const id = form.id ?? newId(context.effects.now(), context.effects.randomBytes);
  const view: SavedView = { id, name: form.name.trim(), query: form.query };
  return put(context, user, view, false);
});

/**
 * Removes a view of the signed-in account, or undoes the saving of one that is still the same. The outcome has what
 * `saveView` needs to bring it back.
 */
export const removeView = asUser((context, user, which: string | SavedView): Outcome<SavedView> => {
  if (typeof which === "object" && !isAs(context, which)) return refused(messages.changedMeanwhile);
  const view = find(context, typeof which === "object" ? which.id : which);
  if (!view) return refused(viewMessages.unknownView);
  return put(context, user, view, true);
});

const find = ({ store }: PortalContext, viewId: string) =>
  store.getState().savedViews.find(({ id }) => id === viewId);

/** Whether a view is still as it was saved. */
function isAs(context: PortalContext, { id, name, query }: SavedView): boolean {
  const view = find(context, id);
  return view?.name === name && view.query === query;
}

function put(
  context: PortalContext,
  user: SessionUser,
  view: SavedView,
  removed: boolean,
): Outcome<SavedView> {
  const { id, name, query } = view;
  const outcome = addEvent(context, user, user.id, { type: "view", view: id, name, query, removed });
  return outcome.status === "refused" ? outcome : { ...outcome, value: view };
}
