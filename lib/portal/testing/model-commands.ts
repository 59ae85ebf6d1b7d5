import fc from "fast-check";
import { IMPORT_KEY, SESSION_KEY } from "../records/storage-keys";
import { priorities, statuses } from "../rules/options";
import { ADMINISTRATOR, openPortal, requestForm, signUpForm } from "./fake-portal";
import { adminCommands } from "./model-admin-commands";
import {
  acknowledge,
  acknowledgeSession,
  acknowledgeSignUp,
  command,
  inTab,
  passwords,
  receiveWrites,
  type Model,
} from "./model";

/** The plain-text password of legacy entries, which stays until a portal reads them and has room for the hash. */
export const LEGACY_PASSWORD = "OLD-ENTRY";

const emails = ["ada@x.example", "bob@x.example", "eve@x.example", ADMINISTRATOR];

const email = fc.constantFrom(...emails);
const password = fc.constantFrom(...passwords);
const status = fc.constantFrom(...statuses);
/** A request, in the order of creation, whoever created it. */
const which = fc.nat();
const undone = fc.boolean();

const idAt = (model: Model, position: number) => {
  const ids = [...model.owners.keys()];
  return ids[position % ids.length] ?? "none";
};
const endsWith = (id: string) => (key: string) => key.endsWith(id);

const sessionCommands = [
  inTab(
    "signs up",
    async ({ portal, model, real }, address, secret) => {
      acknowledgeSignUp(model, real, await portal.signUp(signUpForm(address, secret)));
    },
    email,
    password,
  ),
  fc.tuple(email, password).map(([address, secret]) =>
    command(`all tabs sign up ${address} ${secret} at once`, async (model, real) => {
      const form = signUpForm(address, secret);
      const outcomes = await Promise.all(real.tabs.map((portal) => portal.signUp(form)));
      for (const outcome of outcomes) acknowledgeSignUp(model, real, outcome);
    }),
  ),
  inTab(
    "signs in",
    async ({ portal, real }, address, secret) => {
      const outcome = await portal.signIn({ email: address, password: secret });
      if (outcome.status === "stored") acknowledgeSession(real);
    },
    email,
    password,
  ),
  inTab(
    "moves to another company",
    async ({ portal, model, real }, n) => {
      const names = { firstName: "Ada", lastName: "Reid", company: `company ${n}` };
      const outcome = await portal.saveProfile(names);
      if (outcome.status === "stored") acknowledge(real, model, endsWith(outcome.value.profile.id));
    },
    fc.nat(),
  ),
  inTab("signs out", ({ portal, real }) => {
    const outcome = portal.signOut();
    if (outcome.status === "stored" && real.browser.data.has("portal:session"))
      throw new Error("the session is still in the storage");
  }),
];

const requestCommands = [
  inTab("creates a request", ({ portal, model, real }) => {
    const outcome = portal.createRequest(requestForm);
    if (outcome.status === "refused") return;
    const { id } = outcome.value;
    if (model.owners.has(id)) throw new Error(`the id ${id} is taken`);
    model.owners.set(id, portal.state().user?.email ?? "");
    if (outcome.status === "stored") acknowledge(real, model, (key) => key === `portal:request:${id}`);
  }),
  inTab(
    "sets a request to",
    ({ portal, model, real }, position, value) => {
      const outcome = portal.setStatuses([idAt(model, position)], value);
      if (outcome.status === "stored")
        for (const { change } of outcome.value.changes) acknowledge(real, model, endsWith(change.id));
    },
    which,
    status,
  ),
  inTab(
    "edits a request",
    ({ portal, model, real }, position, priority) => {
      const outcome = portal.editRequest(idAt(model, position), { ...requestForm, priority });
      if (outcome.status === "refused") return;
      if (outcome.status === "stored") acknowledge(real, model, endsWith(outcome.value.edit.id));
      model.edit = outcome.value;
    },
    which,
    fc.constantFrom(...priorities),
  ),
  inTab("undoes the latest edit", ({ portal, model, real }) => {
    if (!model.edit) return;
    const outcome = portal.undoEdit(model.edit);
    if (outcome.status === "stored") acknowledge(real, model, endsWith(outcome.value.id));
  }),
  inTab(
    "cancels a request, and undoes it if",
    ({ portal, model, real }, position, isUndone) => {
      const outcome = portal.cancelRequest(idAt(model, position));
      if (outcome.status === "refused") return;
      const [{ change } = { change: { id: "none" } }] = outcome.value.changes;
      if (outcome.status === "stored") acknowledge(real, model, endsWith(change.id));
      if (isUndone && portal.undoStatuses(outcome.value).status === "refused") throw new Error("not undone");
    },
    which,
    undone,
  ),
  inTab(
    "comments on a request, and takes it back if",
    ({ portal, model, real }, position, isUndone) => {
      const outcome = portal.addComment(idAt(model, position), "When do you begin?");
      if (outcome.status !== "stored") return;
      acknowledge(real, model, endsWith(outcome.value.id));
      const retracted = isUndone ? portal.retractComment(outcome.value) : undefined;
      if (retracted?.status === "stored") acknowledge(real, model, endsWith(retracted.value.id));
    },
    which,
    undone,
  ),
  // All requests that the tab knows.
  inTab(
    "sets all requests, and undoes it if",
    ({ portal, model, real }, value, isUndone) => {
      const outcome = portal.setStatuses([...model.owners.keys()], value);
      if (outcome.status === "refused" || outcome.value.changes.length === 0) return;
      const { id } = outcome.value.changes[0]!.change;
      if (outcome.status === "stored")
        acknowledge(real, model, (key) => real.browser.data.get(key)?.includes(id) ?? false);
      if (isUndone) portal.undoStatuses(outcome.value);
    },
    status,
    undone,
  ),
];

const corruptValues = ["", "42", "null", "{", '{"v":2}', '{"__proto__":{}}', "[]", '"text"', "\ud800"];

/** Replaced or removed in normal use, readable or not: the session, and the mark of an import under way. */
const REPLACED: readonly string[] = [SESSION_KEY, IMPORT_KEY];

const faultCommands = [
  inTab("is reloaded", ({ portal, real }) => {
    const { clock, randomBytes, tabs, browser } = real;
    portal.stop();
    tabs[tabs.indexOf(portal)] = openPortal(browser, { clock, randomBytes });
  }),
  fc.tuple(fc.nat(), fc.constantFrom(...corruptValues)).map(([position, value]) =>
    command(`key ${position} is corrupted: ${JSON.stringify(value)}`, (model, real) => {
      // Legacy entries are replaced by their hash; a tab cannot know that one was corrupted just before.
      const keys = [...real.browser.data.keys()].filter((name) => !name.includes(":old-"));
      const key = keys[position % keys.length];
      if (key === undefined) return;
      real.browser.write(key, value);
      if (REPLACED.includes(key)) return;
      model.expected.set(key, value);
      model.corrupted.add(key);
    }),
  ),
  fc
    .constantFrom(0, 100, 250, 600, 1_000_000)
    .map((room) =>
      command(`the storage has room for ${room} more characters`, (_model, { browser }) =>
        browser.limit(room),
      ),
    ),
  fc
    .tuple(fc.nat({ max: 4 }), fc.boolean())
    .map(([n, isLasting]) =>
      command(`write ${n} from now fails${isLasting ? ", and all later ones" : ""}`, (_model, { browser }) =>
        browser.failWrites((count) => (isLasting ? count >= n : count === n)),
      ),
    ),
  inTab("receives the other tab's writes", ({ portal, model, real }) =>
    receiveWrites(model, portal, real.check),
  ),
  inTab("is compared with the storage", ({ portal, model, real }) => real.compare(model, portal)),
  fc.tuple(fc.nat({ max: 2 }), fc.nat()).map(([position, id]) =>
    command(`an older version writes account ${id} with a plain-text password`, (_model, { browser }) => {
      const address = emails[position] ?? "";
      const user = { id: `old-${id}`, email: address, password: LEGACY_PASSWORD, createdAt: "2020-01-01" };
      const key = `portal:user:${encodeURIComponent(address)}:old-${id}`;
      if (!browser.data.has(key)) browser.write(key, JSON.stringify(user));
    }),
  ),
  fc.integer({ min: -1000, max: 1000 }).map((milliseconds) =>
    command(`the clock moves by ${milliseconds} ms`, (_model, real) => {
      real.clock.time += milliseconds;
    }),
  ),
];

/** Up to 100 commands. Request commands are listed twice to be more frequent than faults. */
export const portalCommands = fc.commands(
  [...sessionCommands, ...requestCommands, ...requestCommands, ...faultCommands, ...adminCommands],
  { maxCommands: 100, size: "max" },
);
