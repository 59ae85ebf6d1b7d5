import type { Desk } from "../desk";
import { otherMessages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { PREFIX } from "../records/keys";
import { may } from "../rules/roles";
import { clearLegacy } from "../storage/legacy";

/** Removes all that the portal has in this browser: records, damaged values, and data in the old shape. */
export function eraseAll(desk: Desk): Outcome<null> {
  desk.reload();
  if (!may(desk.store.getState().user, "erase-all")) return refused(otherMessages.notAllowed);
  const recordsGone = desk.remove(...desk.records().keys());
  const rest = desk.disk.keys(PREFIX);
  const failures = "keys" in rest ? rest.keys.map((key) => desk.disk.remove(key)).filter(Boolean) : [rest];
  const oldGone = clearLegacy(desk.disk);
  desk.reload();
  return desk.done(recordsGone && failures.length === 0 && oldGone, null);
}
