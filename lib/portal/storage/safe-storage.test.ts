import { createFakeBrowser } from "../testing/fake-browser";
import { openSafeStorage, type StorageLike } from "./safe-storage";

const open = (storage: Partial<StorageLike>) => openSafeStorage(() => ({ ...working(), ...storage }));
const working = () => createFakeBrowser().openTab().storage;

function thrower(name: string) {
  return () => {
    throw Object.assign(new Error("no"), { name });
  };
}

test("a written value can be read, listed and removed", () => {
  const safeStorage = openSafeStorage(working);
  expect(safeStorage.write("a:1", "x")).toBeUndefined();
  expect(safeStorage.write("b:1", "y")).toBeUndefined();
  expect(safeStorage.read("a:1")).toEqual({ value: "x" });
  expect(safeStorage.keys("a:")).toEqual({ keys: ["a:1"] });
  expect(safeStorage.remove("a:1")).toBeUndefined();
  expect(safeStorage.read("a:1")).toEqual({ value: null });
});

test.each([null, undefined])("a storage of %s is reported as missing", (storage) => {
  const safeStorage = openSafeStorage(() => storage);
  expect(safeStorage.write("a", "x")).toBe("missing");
  expect(safeStorage.remove("a")).toBe("missing");
  expect(safeStorage.read("a")).toEqual({ problem: "missing" });
  expect(safeStorage.keys("")).toEqual({ problem: "missing" });
});

test("a localStorage getter that throws is reported as refused", () => {
  const safeStorage = openSafeStorage(thrower("SecurityError"));
  expect(safeStorage.write("a", "x")).toBe("refused");
  expect(safeStorage.keys("")).toEqual({ problem: "refused" });
});

test.each([
  ["QuotaExceededError", "full"],
  ["NS_ERROR_DOM_QUOTA_REACHED", "full"],
  ["SecurityError", "refused"],
])("a write that throws %s is reported as %s", (name, problem) => {
  expect(open({ setItem: thrower(name) }).write("a", "x")).toBe(problem);
});

test("a silently dropped write is reported as refused", () => {
  expect(open({ setItem: () => undefined }).write("a", "x")).toBe("refused");
});

test("a silently dropped removal is reported as refused", () => {
  expect(open({ removeItem: () => undefined, getItem: () => "x" }).remove("a")).toBe("refused");
});

test("a read that throws is reported as refused", () => {
  const safeStorage = open({ getItem: thrower("SecurityError"), key: thrower("SecurityError") });
  expect(safeStorage.read("a")).toEqual({ problem: "refused" });
  expect(safeStorage.write("a", "x")).toBe("refused");
});
