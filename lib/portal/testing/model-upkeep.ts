import { acknowledge, command, tab, tabOf, type Model, type World } from "./model-world";

/** The administrator's own work: it needs an administrator to be signed in, so it comes as one with that. */
export const upkeep = [
  tab.map((index) =>
    command(`tab ${index} exports a backup`, async (model, world) => {
      const file = await tabOf(world, index).exportBackup();
      if (file.status === "ready") model.backup = file.value.text;
    }),
  ),
  tab.map((index) =>
    command(`tab ${index} imports the latest backup`, (model, world) => {
      if (!model.backup) return;
      const outcome = tabOf(world, index).importBackup(model.backup);
      if (outcome.status !== "stored") return;
      noteMoved(model, world);
      const { requests } = JSON.parse(model.backup) as { requests: { id: string }[] };
      for (const { id } of requests) acknowledge(world, model, (key) => key === `portal:request:${id}`);
    }),
  ),
  tab.map((index) =>
    command(`tab ${index} erases everything`, (model, world) => {
      // A removal that the storage refuses is tried again later: what is to be kept then is nobody's guess.
      world.browser.failWrites(() => false);
      const outcome = tabOf(world, index).eraseAll();
      if (outcome.status === "refused") return;
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
    kept.set(key, data.get(key) ?? "").set(aside, bytes);
    spoilt.delete(key);
    spoilt.add(aside);
  }
}
