import fc from "fast-check";
import type { FakeBrowser } from "./fake-browser";
import { settled, type FakeClock, type FakePortal } from "./fake-edges";

/** No password is stored; this is in all of them, so that one search finds any. */
export const MARK = "PLAIN-PASSWORD";

export const passwords = [`${MARK}-one`, `${MARK}-two`];

/** What the model knows: which bytes have to be where. */
export interface Model {
  /** Bytes of every acknowledged record, or what damage has put in their place. */
  kept: Map<string, string>;
  spoilt: Set<string>;
  /** Ids of everything that any tab has tried to create, with its owner's email. */
  owners: Map<string, string>;
  /** The latest backup. */
  backup?: string;
}

/** The real thing: one browser with two tabs. */
export interface World {
  browser: FakeBrowser;
  clock: FakeClock;
  tabs: FakePortal[];
  randomBytes: (length: number) => Uint8Array;
  /** Called after each command. */
  check(model: Model): void;
  /** Compares a tab that has heard of everything with what is stored. */
  compare(model: Model, tab: FakePortal): Promise<void>;
}

export type Command = fc.AsyncCommand<Model, World>;

/** A command under a name; the world is checked after it. */
export function command(name: string, run: (model: Model, world: World) => unknown): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(model, world) {
      await run(model, world);
      await settled();
      world.check(model);
    },
  };
}

/** Notes the bytes of records that an action has reported as stored. */
export function acknowledge({ browser }: World, { kept }: Model, isTheirs: (key: string) => boolean): void {
  const keys = [...browser.data.keys()].filter(isTheirs);
  if (keys.length === 0) throw new Error("reported as stored, and is not");
  for (const key of keys) kept.set(key, browser.data.get(key) ?? "");
}

/** Notes an account that was created, and the session with it. */
export function noteSignUp(model: Model, world: World, outcome: SignUpOutcome): void {
  if (outcome.status !== "stored") return;
  const { id } = outcome.value;
  acknowledge(world, model, (key) => key.startsWith("portal:user:") && key.endsWith(id));
  acknowledge(world, { ...model, kept: new Map() }, (key) => key === "portal:session");
}

type SignUpOutcome = Awaited<ReturnType<FakePortal["signUp"]>>;

/** One of the tabs. */
export const tabOf = ({ tabs }: World, index: number): FakePortal => {
  const tab = tabs[index];
  if (!tab) throw new Error(`no tab ${index}`);
  return tab;
};

/** Which of the tabs acts. */
export const tab = fc.nat({ max: 1 });
