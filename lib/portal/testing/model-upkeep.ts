import { ADMINISTRATOR, settled, signUpForm, type FakePortal } from "./fake-edges";
import {
  acknowledge,
  command,
  noteSignUp,
  passwords,
  tab,
  tabOf,
  type Model,
  type World,
} from "./model-world";

/**
 * The tab, once it has heard of all that the others did. Backups are made and read in such a tab: to one
 * whose process has not heard of an erase, what was erased is here, and nothing can tell it otherwise.
 */
async function informed(world: World, index: number): Promise<FakePortal> {
  const portal = tabOf(world, index);
  portal.tab.deliver();
  await settled();
  return portal;
}

/** Signs the administrator in, unless one is there: by chance alone it would happen too rarely. */
async function becomeAdministrator(model: Model, world: World, portal: FakePortal): Promise<void> {
  for (const password of passwords) {
    if (portal.state().user?.isAdmin) return;
    const form = signUpForm(ADMINISTRATOR, password);
    const outcome = await portal.signUp(form);
    noteSignUp(model, world, outcome);
    if (outcome.status === "refused") await portal.signIn(form);
  }
}

/** The administrator's own work. */
export const upkeep = [
  tab.map((index) =>
    command(`tab ${index} exports a backup`, async (model, world) => {
      const portal = await informed(world, index);
      await becomeAdministrator(model, world, portal);
      const file = await portal.exportBackup();
      // What a tab could not store is in its backup too. Imported elsewhere it may go to another account of the
      // same email, and the tab's own later write then puts the first account back: nobody loses it.
      if (file.status === "ready" && !portal.state().notice) model.backup = file.value.text;
    }),
  ),
  tab.map((index) =>
    command(`tab ${index} imports the latest backup`, async (model, world) => {
      if (!model.backup) return;
      const portal = await informed(world, index);
      await becomeAdministrator(model, world, portal);
      const outcome = portal.importBackup(model.backup);
      // Room is made before the records are written: it stays made where the storage then refuses them.
      noteMoved(model, world);
      if (outcome.status !== "stored") return;
      const { requests } = JSON.parse(model.backup) as { requests: { id: string }[] };
      for (const { id } of requests) acknowledge(world, model, (key) => key === `portal:request:${id}`);
    }),
  ),
  tab.map((index) =>
    command(`tab ${index} erases everything`, async (model, world) => {
      // A removal that the storage refuses is tried again later: what is to be kept then is nobody's guess.
      world.browser.failWrites(() => false);
      const portal = tabOf(world, index);
      await becomeAdministrator(model, world, portal);
      if (portal.eraseAll().status === "refused") return;
      const { data } = world.browser;
      // What this tab has not heard of yet stays.
      for (const key of [...model.kept.keys()].filter((name) => !data.has(name))) {
        model.kept.delete(key);
        model.spoilt.delete(key);
      }
    }),
  ),
];

/** Damaged bytes in whose place a backup put a record have to be kept under another key. */
function noteMoved({ kept, spoilt }: Model, { browser: { data } }: World): void {
  for (const key of [...spoilt].filter((name) => data.get(name) !== kept.get(name))) {
    const bytes = kept.get(key) ?? "";
    const aside = [...data].find(
      ([name, value]) =>
        name.startsWith("portal:aside:") && name.endsWith(encodeURIComponent(key)) && value === bytes,
    )?.[0];
    if (!aside) throw new Error(`the damaged bytes of ${key} are lost`);
    kept.delete(key);
    if (data.has(key)) kept.set(key, data.get(key) ?? "");
    kept.set(aside, bytes);
    spoilt.delete(key);
    spoilt.add(aside);
  }
}
