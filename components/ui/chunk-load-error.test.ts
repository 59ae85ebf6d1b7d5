import { isChunkLoadError, reloadOnce, type ReloadEffects } from "./chunk-load-error";

const reload = jest.fn();
let stored: Map<string, string>;

beforeEach(() => {
  reload.mockClear();
  stored = new Map();
});

function run(effects: Partial<ReloadEffects> = {}) {
  return reloadOnce({
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
    now: 1_800_000_000_000,
    isOnline: () => Promise.resolve(true),
    reload,
    ...effects,
  });
}

it("recognises a chunk load error by its name alone, not by its message", () => {
  expect(isChunkLoadError(Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" }))).toBe(
    true,
  );
  for (const error of [
    new Error("ChunkLoadError"),
    new TypeError("x is undefined"),
    undefined,
    "ChunkLoadError",
  ])
    expect(isChunkLoadError(error)).toBe(false);
});

it("reloads once, and again only after ten minutes", async () => {
  const now = 1_800_000_000_000;
  expect(await run({ now })).toBe(true);
  expect(await run({ now: now + 1 })).toBe(false);
  expect(await run({ now: now + 10 * 60_000 })).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await run({ now: now + 10 * 60_000 + 1 })).toBe(true);
});

it("does not reload offline, without the page, without storage, or when the clock cannot be trusted", async () => {
  const throwing = (name: string) => () => {
    throw new DOMException("blocked", name);
  };
  const stores = (value: string | null, setItem = () => {}) => ({
    storage: { getItem: () => value, setItem },
  });
  for (const effects of [
    { isOnline: () => Promise.reject(new TypeError("Failed to fetch")) },
    { isOnline: () => Promise.resolve(false) },
    { storage: { getItem: throwing("SecurityError"), setItem: () => {} } },
    stores(null, throwing("QuotaExceededError")),
    // The clock was set back.
    stores("1900000000000"),
    stores("soon"),
  ])
    expect(await run(effects)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
