import fc from "fast-check";
import { statuses, type Status } from "../rules/options";
import { ADMINISTRATOR, openPortal, requestForm, signUpForm } from "./fake-edges";
import { upkeep } from "./model-upkeep";
import { acknowledge, command, noteSignUp, passwords, tab, tabOf, type Command } from "./model-world";

/** The password of entries in plain form, which stay so until the portal sees them and has room. */
export const OLD = "OLD-ENTRY";

const emails = ["ada@x.example", "bob@x.example", "eve@x.example", ADMINISTRATOR];

const email = fc.constantFrom(...emails);
const password = fc.constantFrom(...passwords);

/** Signs in often, as most other commands need somebody. */
const access = [
  fc.tuple(tab, email, password).map(([index, address, secret]) =>
    command(`tab ${index} signs up ${address} ${secret}`, async (model, world) => {
      noteSignUp(model, world, await tabOf(world, index).signUp(signUpForm(address, secret)));
    }),
  ),
  fc.tuple(email, password).map(([address, secret]) =>
    command(`all tabs sign up ${address} ${secret} at once`, async (model, world) => {
      const form = signUpForm(address, secret);
      const outcomes = await Promise.all(world.tabs.map((portal) => portal.signUp(form)));
      for (const outcome of outcomes) noteSignUp(model, world, outcome);
    }),
  ),
  fc.tuple(tab, email, password).map(([index, address, secret]) =>
    command(`tab ${index} signs in ${address} ${secret}`, async (model, world) => {
      const portal = tabOf(world, index);
      const outcome = await portal.signIn({ email: address, password: secret });
      if (outcome.status === "stored") {
        acknowledge(world, { ...model, kept: new Map() }, (key) => key === "portal:session");
      }
    }),
  ),
  tab.map((index) =>
    command(`tab ${index} signs out`, (_model, world) => {
      const portal = tabOf(world, index);
      const outcome = portal.signOut();
      if (outcome.status === "stored" && world.browser.data.has("portal:session"))
        throw new Error("session is left");
    }),
  ),
];

function create(index: number): Command {
  return command(`tab ${index} creates a request`, (model, world) => {
    const portal = tabOf(world, index);
    const outcome = portal.createRequest(requestForm);
    if (outcome.status === "refused") return;
    const { id } = outcome.value;
    if (model.owners.has(id)) throw new Error(`the id ${id} is taken`);
    model.owners.set(id, portal.state().user?.email ?? "");
    if (outcome.status === "stored") acknowledge(world, model, (key) => key === `portal:request:${id}`);
  });
}

function change(index: number, which: number, status: Status): Command {
  return command(`tab ${index} sets request ${which} to ${status}`, (model, world) => {
    const portal = tabOf(world, index);
    const ids = [...model.owners.keys()];
    const outcome = portal.setStatus(ids[which % ids.length] ?? "none", status);
    if (outcome.status === "stored") acknowledge(world, model, (key) => key.endsWith(outcome.value.id));
  });
}

const work = [
  tab.map(create),
  fc.tuple(tab, fc.nat(), fc.constantFrom(...statuses)).map((given) => change(...given)),
];

const blobs = ["", "42", "null", "{", '{"v":2}', '{"__proto__":{}}', "[]", '"text"', "\ud800"];

const trouble = [
  tab.map((index) =>
    command(`tab ${index} is reloaded`, (_model, world) => {
      tabOf(world, index).stop();
      const { clock, randomBytes } = world;
      world.tabs[index] = openPortal(world.browser, { clock, randomBytes });
    }),
  ),
  fc.tuple(fc.nat(), fc.constantFrom(...blobs)).map(([which, blob]) =>
    command(`key ${which} is damaged by ${JSON.stringify(blob)}`, (model, world) => {
      // An old entry is written over with its hash; a tab cannot know yet that it was damaged just before.
      const keys = [...world.browser.data.keys()].filter((name) => !name.includes(":old-"));
      const key = keys[which % keys.length];
      if (key === undefined) return;
      world.browser.write(key, blob);
      if (key !== "portal:session") {
        model.kept.set(key, blob);
        model.spoilt.add(key);
      }
    }),
  ),
  fc.constantFrom(0, 100, 250, 600, 1_000_000).map((room) =>
    command(`the disk has room for ${room}`, (_model, world) => {
      world.browser.limit(room);
    }),
  ),
  fc.nat({ max: 4 }).map((n) =>
    command(`write ${n} from here fails`, (_model, world) => {
      world.browser.failWrites((count) => count === n);
    }),
  ),
  fc.nat({ max: 4 }).map((n) =>
    command(`write ${n} from here fails, and all that follow`, (_model, world) => {
      world.browser.failWrites((count) => count >= n);
    }),
  ),
  tab.map((index) =>
    command(`other tabs' writes reach tab ${index}`, (_model, world) => {
      tabOf(world, index).tab.deliver();
    }),
  ),
  tab.map((index) =>
    command(`tab ${index} is compared with the storage`, (model, world) =>
      world.compare(model, tabOf(world, index)),
    ),
  ),
  fc.tuple(fc.nat({ max: 2 }), fc.nat()).map(([which, id]) =>
    command(`an older version writes account ${id} in plain form`, (_model, { browser }) => {
      const address = emails[which] ?? "";
      const user = { id: `old-${id}`, email: address, password: OLD, createdAt: "2020-01-01" };
      const key = `portal:user:${encodeURIComponent(address)}:old-${id}`;
      if (!browser.data.has(key)) browser.write(key, JSON.stringify(user));
    }),
  ),
  fc.integer({ min: -1000, max: 1000 }).map((milliseconds) =>
    command(`the clock moves by ${milliseconds}`, (_model, world) => {
      world.clock.time += milliseconds;
    }),
  ),
];

/** Up to 100 commands; work comes more often than trouble. */
export const portalCommands = fc.commands([...access, ...work, ...work, ...trouble, ...upkeep], {
  maxCommands: 100,
  size: "max",
});
