import fc from "fast-check";
import type { EditedRequest } from "../actions/requests";
import type { FakeBrowser } from "./fake-browser";
import { settled, type FakeClock, type FakePortal } from "./fake-portal";

/** Part of every password, so that one search finds any password stored in plain text. */
export const PASSWORD_MARK = "PLAIN-PASSWORD";

export const passwords = [`${PASSWORD_MARK}-one`, `${PASSWORD_MARK}-two`];

/** The model of the model-based test: the bytes that must be in the storage. */
export interface Model {
  /** For each key, the bytes of an acknowledged record or of the corruption that replaced it. */
  expected: Map<string, string>;
  /** Keys whose bytes were corrupted. */
  corrupted: Set<string>;
  /** The owner's email for the id of every request that any tab has tried to create. */
  owners: Map<string, string>;
  /** The latest edit of any tab. */
  edit?: EditedRequest;
  /** The latest backup. */
  backup?: string;
}

/** Delivers the other tab's writes to a tab. */
export async function receiveWrites(
  model: Model,
  portal: FakePortal,
  check: (model: Model) => void,
): Promise<void> {
  portal.tab.deliver();
  await settled();
  // Receiving writes, a tab also repeats removals that were refused before. They may not know of a corruption.
  check(model);
}

/** The real system: one browser with two tabs. */
export interface RealSystem {
  browser: FakeBrowser;
  clock: FakeClock;
  tabs: FakePortal[];
  randomBytes: (length: number) => Uint8Array;
  /** Called after each command. */
  check(model: Model): void;
  /** Delivers all writes to a tab and compares what it shows with the storage. */
  compare(model: Model, tab: FakePortal): Promise<void>;
}

export type Command = fc.AsyncCommand<Model, RealSystem>;

/** A named command. The system is checked after it. */
export function command(name: string, run: (model: Model, real: RealSystem) => unknown): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(model, real) {
      await run(model, real);
      await settled();
      real.check(model);
    },
  };
}

/** Records the bytes of the records that an action has reported as stored. */
export function acknowledge(
  { browser }: RealSystem,
  { expected }: Model,
  matches: (key: string) => boolean,
): void {
  const keys = [...browser.data.keys()].filter(matches);
  if (keys.length === 0) throw new Error("reported as stored, but is not in the storage");
  for (const key of keys) expected.set(key, browser.data.get(key) ?? "");
}

/** Checks that a session is stored. Later sessions may replace it, so its bytes are not expected to stay. */
export function acknowledgeSession(real: RealSystem): void {
  if (!real.browser.data.has("portal:session")) throw new Error("the session is not in the storage");
}

/** Records a created account, and checks its session. */
export function acknowledgeSignUp(model: Model, real: RealSystem, outcome: SignUpOutcome): void {
  if (outcome.status !== "stored") return;
  const { id } = outcome.value;
  acknowledge(real, model, (key) => key.startsWith("portal:user:") && key.endsWith(id));
  acknowledgeSession(real);
}

type SignUpOutcome = Awaited<ReturnType<FakePortal["signUp"]>>;

interface Acting {
  portal: FakePortal;
  model: Model;
  real: RealSystem;
}

/** Commands of one of the tabs, with further values. */
export function inTab<Values extends unknown[]>(
  name: string,
  run: (acting: Acting, ...values: Values) => unknown,
  ...values: { [K in keyof Values]: fc.Arbitrary<Values[K]> }
): fc.Arbitrary<Command> {
  return fc.tuple(fc.nat({ max: 1 }), fc.tuple<Values>(...values)).map(([index, given]) =>
    command(`tab ${index} ${name} ${given.map((value) => JSON.stringify(value)).join()}`, (model, real) => {
      const portal = real.tabs[index];
      if (!portal) throw new Error(`no tab ${index}`);
      return run({ portal, model, real }, ...given);
    }),
  );
}
