import { browserEdges } from "./edges";

const getRandomValues = (bytes: Uint8Array) => bytes.fill(7);

/** What a window on plain http has: no `crypto.subtle`, no `navigator.locks`. */
function plainWindow(given: object = {}) {
  const error = jest.fn();
  const fake = {
    Date: { now: () => 5 },
    console: { error },
    crypto: { getRandomValues },
    navigator: {},
    setTimeout: (work: () => void) => work(),
  };
  Object.defineProperties(fake, Object.getOwnPropertyDescriptors(given));
  return { error, edges: browserEdges(fake as unknown as Window & typeof globalThis) };
}

test("on plain http there are no locks, and passwords are hashed in JavaScript", async () => {
  const { edges } = plainWindow();
  expect(edges.locks).toBeUndefined();
  expect(await edges.derive("password", new Uint8Array(16), 2)).toHaveLength(32);
  expect([...edges.randomBytes(3)]).toEqual([7, 7, 7]);
  expect(edges.now()).toBe(5);
  await edges.wait(1000);
});

test("on https WebCrypto hashes, and the browser's locks are used", async () => {
  const request = jest.fn((_name: string, work: () => unknown) => Promise.resolve(work()));
  const importKey = jest.fn(() => Promise.reject(new Error("asked")));
  const { edges } = plainWindow({
    crypto: { getRandomValues, subtle: { importKey } },
    navigator: { locks: { request } },
  });
  await expect(edges.derive("password", new Uint8Array(16), 2)).rejects.toThrow("asked");
  expect(await edges.locks?.request("name", async () => "done")).toBe("done");
  expect(request).toHaveBeenCalledWith("name", expect.anything());
});

test("a storage that throws does so when it is opened, and not before", () => {
  const { edges } = plainWindow({
    get localStorage() {
      throw new Error("SecurityError");
    },
  });
  expect(() => edges.openStorage()).toThrow("SecurityError");
});

test("the log goes to the console, with its cause where there is one", () => {
  const { edges, error } = plainWindow();
  edges.log("message");
  edges.log("message", "cause");
  expect(error.mock.calls).toEqual([["message"], ["message", "cause"]]);
});
