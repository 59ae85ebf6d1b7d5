import type { Backup } from "../read-backup";
import type { QuarantinedEntry } from "../storage/record-storage";
import type { FakeBrowser } from "./fake-browser";
import {
  ADMINISTRATOR,
  openPortal,
  portalOf,
  requestForm,
  signUpForm,
  storedValue,
  type FakePortal,
} from "./fake-portal";

/** The parsed content of a backup that the portal has written. */
export interface BackupFile extends Backup {
  damaged: QuarantinedEntry[];
}

/** A portal with the administrator signed in. */
export const administrator = (browser?: FakeBrowser) => portalOf(ADMINISTRATOR, browser);

/** The text of a portal's backup. */
export async function exported(portal: FakePortal): Promise<string> {
  const file = await portal.exportBackup();
  if (file.status !== "ready") throw new Error(file.message);
  return file.value.text;
}

/** A portal with a customer, a completed request and the administrator signed in, and its backup. */
export async function sample() {
  const portal = openPortal();
  const ada = storedValue(await portal.signUp(signUpForm("ada@x.example", "ada-secret")));
  const request = storedValue(portal.createRequest(requestForm));
  storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
  storedValue(portal.setStatuses([request.id], "completed"));
  const text = await exported(portal);
  return { portal, text, backup: JSON.parse(text) as BackupFile, ada, request };
}
