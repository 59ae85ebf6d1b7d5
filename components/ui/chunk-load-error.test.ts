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

it.each<[string, Partial<ReloadEffects>]>([
  ["offline", { isOnline: () => Promise.reject(new TypeError("Failed to fetch")) }],
  ["if the server does not have the page", { isOnline: () => Promise.resolve(false) }],
  [
    "if storage is blocked",
    {
      storage: {
        getItem: () => {
          throw new DOMException("blocked", "SecurityError");
        },
        setItem: () => {},
      },
    },
  ],
  [
    "if storage is full",
    {
      storage: {
        getItem: () => null,
        setItem: () => {
          throw new DOMException("full", "QuotaExceededError");
        },
      },
    },
  ],
  ["if the clock was set back", { storage: { getItem: () => "1900000000000", setItem: () => {} } }],
  ["if the stored time is no number", { storage: { getItem: () => "soon", setItem: () => {} } }],
])("does not reload %s", async (_, effects) => {
  expect(await run(effects)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
