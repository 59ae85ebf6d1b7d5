import type { Backup } from "../read-backup";
import type { QuarantinedEntry } from "../storage/record-storage";
import { createFakeBrowser, type FakeBrowser } from "./fake-browser";
import {
  ADMINISTRATOR,
  openPortal,
  requestForm,
  signUpForm,
  storedValue,
  type FakePortal,
} from "./fake-portal";

/** The parsed content of a backup that the portal has written. */
export interface BackupFile extends Backup {
  damaged: QuarantinedEntry[];
}

export const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** A portal with the administrator signed in. */
export async function administrator(browser: FakeBrowser = createFakeBrowser()) {
  const portal = openPortal(browser, { randomBytes });
  const form = signUpForm(ADMINISTRATOR);
  if ((await portal.signUp(form)).status === "refused") storedValue(await portal.signIn(form));
  return portal;
}

/** The text of a portal's backup. */
export async function exported(portal: FakePortal): Promise<string> {
  const file = await portal.exportBackup();
  if (file.status !== "ready") throw new Error(file.message);
  return file.value.text;
}

/** A portal with a customer, a completed request and the administrator signed in, and its backup. */
export async function sample() {
  const portal = openPortal(createFakeBrowser(), { randomBytes });
  const ada = storedValue(await portal.signUp(signUpForm("ada@x.example", "ada-secret")));
  const request = storedValue(portal.createRequest(requestForm));
  storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
  storedValue(portal.setStatus(request.id, "completed"));
  const text = await exported(portal);
  return { portal, text, backup: JSON.parse(text) as BackupFile, ada, request };
}
