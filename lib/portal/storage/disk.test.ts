import { createFakeBrowser } from "../testing/fake-browser";
import { openDisk, type StorageLike } from "./disk";

const open = (storage: Partial<StorageLike>) => openDisk(() => ({ ...working(), ...storage }));
const working = () => createFakeBrowser().openTab().storage;

function thrower(name: string) {
  return () => {
    throw Object.assign(new Error("no"), { name });
  };
}

test("what is written can be read, listed and removed", () => {
  const disk = openDisk(working);
  expect(disk.write("a:1", "x")).toBeUndefined();
  expect(disk.write("b:1", "y")).toBeUndefined();
  expect(disk.read("a:1")).toEqual({ value: "x" });
  expect(disk.keys("a:")).toEqual({ keys: ["a:1"] });
  expect(disk.remove("a:1")).toBeUndefined();
  expect(disk.read("a:1")).toEqual({ value: null });
});

test.each([null, undefined])("a browser whose storage is %s has none", (storage) => {
  const disk = openDisk(() => storage);
  expect(disk.write("a", "x")).toBe("missing");
  expect(disk.remove("a")).toBe("missing");
  expect(disk.read("a")).toEqual({ problem: "missing" });
  expect(disk.keys("")).toEqual({ problem: "missing" });
});

test("a getter that throws is a refusal", () => {
  const disk = openDisk(thrower("SecurityError"));
  expect(disk.write("a", "x")).toBe("refused");
  expect(disk.keys("")).toEqual({ problem: "refused" });
});

test.each([
  ["QuotaExceededError", "full"],
  ["NS_ERROR_DOM_QUOTA_REACHED", "full"],
  ["SecurityError", "refused"],
])("a write that throws %s: %s", (name, problem) => {
  expect(open({ setItem: thrower(name) }).write("a", "x")).toBe(problem);
});

test("a write that is dropped without a word is a refusal", () => {
  expect(open({ setItem: () => undefined }).write("a", "x")).toBe("refused");
});

test("a removal that is dropped without a word is a refusal", () => {
  expect(open({ removeItem: () => undefined, getItem: () => "x" }).remove("a")).toBe("refused");
});

test("reads that throw are refusals", () => {
  const disk = open({ getItem: thrower("SecurityError"), key: thrower("SecurityError") });
  expect(disk.read("a")).toEqual({ problem: "refused" });
  expect(disk.write("a", "x")).toBe("refused");
});
