import { browserEffects } from "./effects";

/** A window on plain http: without `crypto.subtle` and `navigator.locks`. */
function plainWindow(given: object = {}) {
  const fake = {
    Date: { now: () => 5 },
    console: { error: jest.fn() },
    crypto: { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) },
    navigator: {},
    setTimeout: (work: () => void) => work(),
  };
  Object.defineProperties(fake, Object.getOwnPropertyDescriptors(given));
  return { console: fake.console, effects: browserEffects(fake as unknown as Window & typeof globalThis) };
}

test("on plain http there are no locks and passwords are hashed in JavaScript", async () => {
  const { effects, console } = plainWindow();
  expect(effects.locks).toBeUndefined();
  expect(await effects.derive("password", new Uint8Array(16), 2)).toHaveLength(32);
  expect([...effects.randomBytes(3)]).toEqual([7, 7, 7]);
  expect(effects.now()).toBe(5);
  await effects.wait(1000);
  effects.log("message");
  effects.log("message", "cause");
  expect(console.error.mock.calls).toEqual([["message"], ["message", "cause"]]);
});

test("on https, WebCrypto hashes the passwords and Web Locks are used", async () => {
  const request = jest.fn((_name: string, work: () => unknown) => Promise.resolve(work()));
  const importKey = jest.fn(() => Promise.reject(new Error("importKey called")));
  const { effects } = plainWindow({ crypto: { subtle: { importKey } }, navigator: { locks: { request } } });
  await expect(effects.derive("password", new Uint8Array(16), 2)).rejects.toThrow("importKey called");
  expect(await effects.locks?.request("name", async () => "done")).toBe("done");
  expect(request).toHaveBeenCalledWith("name", expect.anything());
});

test("creating the effects does not open the storage, which may throw", () => {
  const { effects } = plainWindow({
    get localStorage() {
      throw new Error("SecurityError");
    },
  });
  expect(() => effects.openStorage()).toThrow("SecurityError");
});
