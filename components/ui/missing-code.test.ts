import { isMissingCode, reloadForCode, type Surroundings } from "./missing-code";

const reload = jest.fn();
let stored: Map<string, string>;

beforeEach(() => {
  reload.mockClear();
  stored = new Map();
});

function run(surroundings: Partial<Surroundings> = {}) {
  return reloadForCode({
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
    now: 1_800_000_000_000,
    isOnline: () => Promise.resolve(true),
    reload,
    ...surroundings,
  });
}

it("knows code that could not be fetched from other faults", () => {
  expect(isMissingCode(Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" }))).toBe(
    true,
  );
  for (const fault of [
    new Error("ChunkLoadError"),
    new TypeError("x is undefined"),
    undefined,
    "ChunkLoadError",
  ])
    expect(isMissingCode(fault)).toBe(false);
});

it("reloads once, and again only after a rest", async () => {
  const now = 1_800_000_000_000;
  expect(await run({ now })).toBe(true);
  expect(await run({ now: now + 1 })).toBe(false);
  expect(await run({ now: now + 10 * 60_000 })).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await run({ now: now + 10 * 60_000 + 1 })).toBe(true);
});

it.each<[string, Partial<Surroundings>]>([
  ["offline", { isOnline: () => Promise.reject(new TypeError("Failed to fetch")) }],
  ["where the page itself is gone", { isOnline: () => Promise.resolve(false) }],
  [
    "where storage is blocked",
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
    "where storage is full",
    {
      storage: {
        getItem: () => null,
        setItem: () => {
          throw new DOMException("full", "QuotaExceededError");
        },
      },
    },
  ],
  ["after the clock was set back", { storage: { getItem: () => "1900000000000", setItem: () => {} } }],
  ["where the mark is damaged", { storage: { getItem: () => "soon", setItem: () => {} } }],
])("does not reload %s", async (_, surroundings) => {
  expect(await run(surroundings)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
