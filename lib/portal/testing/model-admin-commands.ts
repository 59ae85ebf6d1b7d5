import { ADMINISTRATOR, signUpForm, type FakePortal } from "./fake-portal";
import {
  acknowledge,
  acknowledgeSignUp,
  inTab,
  passwords,
  receiveWrites,
  type Model,
  type RealSystem,
} from "./model";

/** Signs the administrator in if necessary. By chance alone this would happen too rarely. */
async function becomeAdministrator(model: Model, real: RealSystem, portal: FakePortal): Promise<void> {
  for (const password of passwords) {
    if (portal.state().user?.isAdmin) return;
    const form = signUpForm(ADMINISTRATOR, password);
    const outcome = await portal.signUp(form);
    acknowledgeSignUp(model, real, outcome);
    if (outcome.status === "refused") await portal.signIn(form);
  }
}

/**
 * Commands that only the administrator may use: backup, restore and erase. A backup needs a tab that has received all
 * writes: one that has not received an erase still has the erased records, and has no way to know.
 */
export const adminCommands = [
  inTab("exports a backup", async ({ portal, model, real }) => {
    await receiveWrites(model, portal, real.check);
    await becomeAdministrator(model, real, portal);
    const file = await portal.exportBackup();
    // A backup of unsaved records is not used: an import may give them to another account of the same email,
    // and the tab's own later write then stores them for the first account again.
    if (file.status === "ready" && !portal.state().notice) model.backup = file.value.text;
  }),
  inTab("imports the latest backup", async ({ portal, model, real }) => {
    if (!model.backup) return;
    await receiveWrites(model, portal, real.check);
    await becomeAdministrator(model, real, portal);
    const outcome = await portal.importBackup(model.backup);
    // Quarantined entries move before the records are written. They stay moved if storage then refuses the records.
    noteMoved(model, real);
    if (outcome.status !== "stored") return;
    const { requests } = JSON.parse(model.backup) as { requests: { id: string }[] };
    for (const { id } of requests) acknowledge(real, model, (key) => key === `portal:request:${id}`);
  }),
  inTab("erases everything", async ({ portal, model, real }) => {
    // A refused removal would be retried later, so the model could not know which bytes to expect.
    real.browser.failWrites(() => false);
    await becomeAdministrator(model, real, portal);
    if ((await portal.eraseAll()).status === "refused") return;
    // Records that this tab has not received yet are not erased.
    for (const key of [...model.expected.keys()].filter((name) => !real.browser.data.has(name))) {
      model.expected.delete(key);
      model.corrupted.delete(key);
    }
  }),
];

/** Corrupted bytes that a restored record has replaced must be under a quarantine key. */
function noteMoved({ expected, corrupted }: Model, { browser: { data } }: RealSystem): void {
  for (const key of [...corrupted].filter((name) => data.get(name) !== expected.get(name))) {
    const bytes = expected.get(key) ?? "";
    const movedTo = [...data].find(
      ([name, value]) =>
        name.startsWith("portal:aside:") && name.endsWith(encodeURIComponent(key)) && value === bytes,
    )?.[0];
    if (!movedTo) throw new Error(`the corrupted bytes of ${key} are lost`);
    expected.delete(key);
    if (data.has(key)) expected.set(key, data.get(key) ?? "");
    expected.set(movedTo, bytes);
    corrupted.delete(key);
    corrupted.add(movedTo);
  }
}
