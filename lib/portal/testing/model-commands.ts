import fc from "fast-check";
import { statuses, type Status } from "../rules/options";
import type { FakeBrowser } from "./fake-browser";
import {
  ADMINISTRATOR,
  openPortal,
  requestForm,
  signUpForm,
  type FakeClock,
  type FakePortal,
} from "./fake-edges";

/** What the model knows: which bytes have to be where. */
export interface Model {
  /** Bytes of every acknowledged record, or what damage has put in their place. */
  kept: Map<string, string>;
  spoilt: Set<string>;
  /** Ids of everything that any tab has tried to create, with its owner's email. */
  owners: Map<string, string>;
}

/** The real thing: one browser with two tabs. */
export interface World {
  browser: FakeBrowser;
  clock: FakeClock;
  tabs: FakePortal[];
  randomBytes: (length: number) => Uint8Array;
  /** Called with the tab that has acted. */
  check(model: Model, tab: FakePortal): void;
}

type Command = fc.AsyncCommand<Model, World>;

/** No password is stored; this is in all of them, so that one search finds any. */
export const MARK = "PLAIN-PASSWORD";

const emails = ["ada@x.example", "bob@x.example", "eve@x.example", ADMINISTRATOR];
const passwords = [`${MARK}-one`, `${MARK}-two`];

function command(
  name: string,
  run: (model: Model, world: World) => Promise<FakePortal> | FakePortal,
): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(model, world) {
      const tab = await run(model, world);
      world.check(model, tab);
    },
  };
}

/** Notes the bytes of records that an action has reported as stored. */
function acknowledge({ browser }: World, { kept }: Model, isTheirs: (key: string) => boolean): void {
  const keys = [...browser.data.keys()].filter(isTheirs);
  if (keys.length === 0) throw new Error("reported as stored, and is not");
  for (const key of keys) kept.set(key, browser.data.get(key) ?? "");
}

const tabOf = ({ tabs }: World, index: number): FakePortal => {
  const tab = tabs[index];
  if (!tab) throw new Error(`no tab ${index}`);
  return tab;
};

const tab = fc.nat({ max: 1 });
const email = fc.constantFrom(...emails);
const password = fc.constantFrom(...passwords);

/** Signs in often, as most other commands need somebody. */
const access = [
  fc.tuple(tab, email, password).map(([index, address, secret]) =>
    command(`tab ${index} signs up ${address} ${secret}`, async (model, world) => {
      const portal = tabOf(world, index);
      const outcome = await portal.signUp(signUpForm(address, secret));
      if (outcome.status === "stored") {
        const { id } = outcome.value;
        acknowledge(world, model, (key) => key.startsWith("portal:user:") && key.endsWith(id));
        acknowledge(world, { ...model, kept: new Map() }, (key) => key === "portal:session");
      }
      return portal;
    }),
  ),
  fc.tuple(tab, email, password).map(([index, address, secret]) =>
    command(`tab ${index} signs in ${address} ${secret}`, async (model, world) => {
      const portal = tabOf(world, index);
      const outcome = await portal.signIn({ email: address, password: secret });
      if (outcome.status === "stored") {
        acknowledge(world, { ...model, kept: new Map() }, (key) => key === "portal:session");
      }
      return portal;
    }),
  ),
  tab.map((index) =>
    command(`tab ${index} signs out`, (_model, world) => {
      const portal = tabOf(world, index);
      const outcome = portal.signOut();
      if (outcome.status === "stored" && world.browser.data.has("portal:session"))
        throw new Error("session is left");
      return portal;
    }),
  ),
];

function create(index: number): Command {
  return command(`tab ${index} creates a request`, (model, world) => {
    const portal = tabOf(world, index);
    const outcome = portal.createRequest(requestForm);
    if (outcome.status === "refused") return portal;
    const { id } = outcome.value;
    if (model.owners.has(id)) throw new Error(`the id ${id} is taken`);
    model.owners.set(id, portal.state().user?.email ?? "");
    if (outcome.status === "stored") acknowledge(world, model, (key) => key === `portal:request:${id}`);
    return portal;
  });
}

function change(index: number, which: number, status: Status): Command {
  return command(`tab ${index} sets request ${which} to ${status}`, (model, world) => {
    const portal = tabOf(world, index);
    const ids = [...model.owners.keys()];
    const outcome = portal.setStatus(ids[which % ids.length] ?? "none", status);
    if (outcome.status === "stored") acknowledge(world, model, (key) => key.endsWith(outcome.value.id));
    return portal;
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
      return (world.tabs[index] = openPortal(world.browser, { clock, randomBytes }));
    }),
  ),
  fc.tuple(fc.nat(), fc.constantFrom(...blobs)).map(([which, blob]) =>
    command(`key ${which} is damaged by ${JSON.stringify(blob)}`, (model, world) => {
      const keys = [...world.browser.data.keys()];
      const key = keys[which % keys.length];
      if (key === undefined) return tabOf(world, 0);
      world.browser.write(key, blob);
      if (key !== "portal:session") {
        model.kept.set(key, blob);
        model.spoilt.add(key);
      }
      return tabOf(world, 0);
    }),
  ),
  fc.constantFrom(0, 100, 250, 600, 1_000_000).map((room) =>
    command(`the disk has room for ${room}`, (_model, world) => {
      world.browser.limit(room);
      return tabOf(world, 0);
    }),
  ),
  fc.nat({ max: 4 }).map((n) =>
    command(`write ${n} from here fails`, (_model, world) => {
      world.browser.failWrites((count) => count === n);
      return tabOf(world, 0);
    }),
  ),
  tab.map((index) =>
    command(`other tabs' writes reach tab ${index}`, (_model, world) => {
      tabOf(world, index).tab.deliver();
      return tabOf(world, index);
    }),
  ),
  fc.integer({ min: -1000, max: 1000 }).map((milliseconds) =>
    command(`the clock moves by ${milliseconds}`, (_model, world) => {
      world.clock.time += milliseconds;
      return tabOf(world, 0);
    }),
  ),
];

/** Up to 100 commands; work comes more often than trouble. */
export const portalCommands = fc.commands([...access, ...work, ...work, ...trouble], {
  maxCommands: 100,
  size: "max",
});
