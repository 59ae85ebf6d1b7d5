import fc from "fast-check";
import { IMPORT_KEY, SESSION_KEY } from "../records/keys";
import { priorities, statuses, type Status } from "../rules/options";
import { ADMINISTRATOR, openPortal, requestForm, signUpForm } from "./fake-portal";
import { adminCommands } from "./model-admin-commands";
import {
  acknowledge,
  acknowledgeSession,
  acknowledgeSignUp,
  command,
  noteFormer,
  noteKnown,
  passwords,
  receiveWrites,
  tab,
  tabOf,
  type Command,
  type Model,
} from "./model";

/** The plain-text password of legacy entries, which stays until a portal reads them and has room for the hash. */
export const LEGACY_PASSWORD = "OLD-ENTRY";

const emails = ["ada@x.example", "bob@x.example", "eve@x.example", ADMINISTRATOR];

const email = fc.constantFrom(...emails);
const password = fc.constantFrom(...passwords);

const sessionCommands = [
  fc.tuple(tab, email, password).map(([index, address, secret]) =>
    command(`tab ${index} signs up ${address} ${secret}`, async (model, real) => {
      acknowledgeSignUp(model, real, await tabOf(real, index).signUp(signUpForm(address, secret)));
    }),
  ),
  fc.tuple(email, password).map(([address, secret]) =>
    command(`all tabs sign up ${address} ${secret} at once`, async (model, real) => {
      const form = signUpForm(address, secret);
      const outcomes = await Promise.all(real.tabs.map((portal) => portal.signUp(form)));
      for (const outcome of outcomes) acknowledgeSignUp(model, real, outcome);
    }),
  ),
  fc.tuple(tab, email, password).map(([index, address, secret]) =>
    command(`tab ${index} signs in ${address} ${secret}`, async (_model, real) => {
      const outcome = await tabOf(real, index).signIn({ email: address, password: secret });
      if (outcome.status === "stored") acknowledgeSession(real);
    }),
  ),
  fc.tuple(tab, fc.nat()).map(([index, n]) =>
    command(`tab ${index} moves to company ${n}`, async (model, real) => {
      const account = await tabOf(real, index).openAccount();
      const names = { firstName: "Ada", lastName: "Reid" };
      const outcome = account.saveProfile({ ...names, company: `company ${n}` });
      if (outcome.status !== "stored") return;
      acknowledge(real, model, (key) => key.endsWith(outcome.value.profile.id));
    }),
  ),
  tab.map((index) =>
    command(`tab ${index} signs out`, (_model, real) => {
      const outcome = tabOf(real, index).signOut();
      if (outcome.status === "stored" && real.browser.data.has("portal:session"))
        throw new Error("the session is still in the storage");
    }),
  ),
];

function create(index: number): Command {
  return command(`tab ${index} creates a request`, (model, real) => {
    const portal = tabOf(real, index);
    const outcome = portal.createRequest(requestForm);
    if (outcome.status === "refused") return;
    const { id } = outcome.value;
    if (model.owners.has(id)) throw new Error(`the id ${id} is taken`);
    model.owners.set(id, portal.state().user?.email ?? "");
    if (outcome.status === "stored") acknowledge(real, model, (key) => key === `portal:request:${id}`);
  });
}

function change(index: number, which: number, status: Status): Command {
  return command(`tab ${index} sets request ${which} to ${status}`, (model, real) => {
    const outcome = tabOf(real, index).setStatus(idAt(model, which), status);
    if (outcome.status === "stored") acknowledge(real, model, (key) => key.endsWith(outcome.value.id));
  });
}

/** The id of the request at a position in the order of creation, whoever created it. */
const idAt = (model: Model, which: number) => {
  const ids = [...model.owners.keys()];
  return ids[which % ids.length] ?? "none";
};

function edit(index: number, which: number, priority: string): Command {
  return command(`tab ${index} edits request ${which}: ${priority}`, (model, real) => {
    const outcome = tabOf(real, index).editRequest(idAt(model, which), { ...requestForm, priority });
    if (outcome.status === "refused") return;
    if (outcome.status === "stored") acknowledge(real, model, (key) => key.endsWith(outcome.value.edit.id));
    model.edit = outcome.value;
  });
}

function undoEdit(index: number): Command {
  return command(`tab ${index} undoes the latest edit`, (model, real) => {
    if (!model.edit) return;
    const outcome = tabOf(real, index).undoEdit(model.edit);
    if (outcome.status === "stored") acknowledge(real, model, (key) => key.endsWith(outcome.value.id));
  });
}

function cancel(index: number, which: number, undone: boolean): Command {
  return command(`tab ${index} cancels request ${which}${undone ? " and undoes it" : ""}`, (model, real) => {
    const portal = tabOf(real, index);
    const outcome = portal.cancelRequest(idAt(model, which));
    if (outcome.status === "refused") return;
    const [{ change } = { change: { id: "none" } }] = outcome.value.changes;
    if (outcome.status === "stored") acknowledge(real, model, (key) => key.endsWith(change.id));
    if (undone && portal.undoStatuses(outcome.value).status === "refused") throw new Error("not undone");
  });
}

function comment(index: number, which: number, undone: boolean): Command {
  return command(`tab ${index} comments on ${which}${undone ? " and takes it back" : ""}`, (model, real) => {
    const portal = tabOf(real, index);
    const outcome = portal.addComment(idAt(model, which), "When do you begin?");
    if (outcome.status !== "stored") return;
    acknowledge(real, model, (key) => key.endsWith(outcome.value.id));
    const retracted = undone ? portal.retractComment(outcome.value) : undefined;
    if (retracted?.status === "stored") acknowledge(real, model, (key) => key.endsWith(retracted.value.id));
  });
}

/** Sets all requests that the tab knows, and undoes the change at once if `undoes`. */
function changeAll(index: number, status: Status, undoes: boolean): Command {
  return command(`tab ${index} sets all to ${status}${undoes ? " and back" : ""}`, (model, real) => {
    const portal = tabOf(real, index);
    const outcome = portal.setStatuses([...model.owners.keys()], status);
    if (outcome.status === "refused" || outcome.value.changes.length === 0) return;
    const { id } = outcome.value.changes[0]!.change;
    if (outcome.status === "stored")
      acknowledge(real, model, (key) => real.browser.data.get(key)?.includes(id) ?? false);
    if (undoes) portal.undoStatuses(outcome.value);
  });
}

const requestCommands = [
  fc.tuple(tab, fc.nat(), fc.constantFrom(...priorities)).map((args) => edit(...args)),
  tab.map(undoEdit),
  fc.tuple(tab, fc.nat(), fc.boolean()).map((args) => cancel(...args)),
  fc.tuple(tab, fc.nat(), fc.boolean()).map((args) => comment(...args)),
  tab.map(create),
  fc.tuple(tab, fc.constantFrom(...statuses), fc.boolean()).map((args) => changeAll(...args)),
  fc.tuple(tab, fc.nat(), fc.constantFrom(...statuses)).map((args) => change(...args)),
];

const corruptValues = ["", "42", "null", "{", '{"v":2}', '{"__proto__":{}}', "[]", '"text"', "\ud800"];

/** Replaced or removed in normal use, readable or not: the session, and the mark of an import under way. */
const REPLACED: readonly string[] = [SESSION_KEY, IMPORT_KEY];

const faultCommands = [
  tab.map((index) =>
    command(`tab ${index} is reloaded`, (model, real) => {
      const { clock, randomBytes } = real;
      noteKnown(model, tabOf(real, index));
      tabOf(real, index).stop();
      real.tabs[index] = openPortal(real.browser, { clock, randomBytes });
    }),
  ),
  fc.tuple(fc.nat(), fc.constantFrom(...corruptValues)).map(([which, value]) =>
    command(`key ${which} is corrupted: ${JSON.stringify(value)}`, (model, real) => {
      // Legacy entries are replaced by their hash; a tab cannot know that one was corrupted just before.
      const keys = [...real.browser.data.keys()].filter((name) => !name.includes(":old-"));
      const key = keys[which % keys.length];
      if (key === undefined) return;
      if (!model.corrupted.has(key)) noteFormer(model, real, key, real.browser.data.get(key) ?? "");
      real.browser.write(key, value);
      if (!REPLACED.includes(key)) {
        model.expected.set(key, value);
        model.corrupted.add(key);
      }
    }),
  ),
  fc.constantFrom(0, 100, 250, 600, 1_000_000).map((room) =>
    command(`the storage has room for ${room} more characters`, (_model, real) => {
      real.browser.limit(room);
    }),
  ),
  fc.nat({ max: 4 }).map((n) =>
    command(`write ${n} from now fails`, (_model, real) => {
      real.browser.failWrites((count) => count === n);
    }),
  ),
  fc.nat({ max: 4 }).map((n) =>
    command(`write ${n} from now and all later writes fail`, (_model, real) => {
      real.browser.failWrites((count) => count >= n);
    }),
  ),
  tab.map((index) =>
    command(`tab ${index} receives the other tab's writes`, (model, real) =>
      receiveWrites(model, tabOf(real, index), real.check),
    ),
  ),
  tab.map((index) =>
    command(`tab ${index} is compared with the storage`, (model, real) =>
      real.compare(model, tabOf(real, index)),
    ),
  ),
  fc.tuple(fc.nat({ max: 2 }), fc.nat()).map(([which, id]) =>
    command(`an older version writes account ${id} with a plain-text password`, (_model, { browser }) => {
      const address = emails[which] ?? "";
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
