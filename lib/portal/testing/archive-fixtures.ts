import { openCopy } from "./merging";
import { requestForm, storedValue, type FakePortal } from "./fake-portal";

/** Later than everything in the tests. */
export const LATER = Date.UTC(2030, 0);

export async function writeArchive(portal: FakePortal, since = LATER) {
  const file = await portal.writeArchive(since);
  if (file.status !== "ready") throw new Error(file.message);
  return file.value;
}

/** Two completed requests, one pending, and an archive of those that is written but not confirmed. */
export async function written() {
  const portal = await openCopy(new Map());
  const { browser } = portal;
  const ids = [1, 2, 3].map(() => storedValue(portal.createRequest(requestForm)).id);
  const [first = "", second = "", third = ""] = ids;
  storedValue(portal.setStatuses(ids, "in-progress"));
  storedValue(portal.setStatuses([first, second], "completed"));
  storedValue(portal.addComment(first, "Signed off."));
  const { text } = await writeArchive(portal);
  return { portal, browser, text, first, second, third };
}
