import { createFakeBrowser } from "../testing/fake-browser";
import { openSafeStorage, type StorageLike } from "./safe-storage";

const working = () => createFakeBrowser().openTab().storage;
const open = (storage: Partial<StorageLike>) => openSafeStorage(() => ({ ...working(), ...storage }));

const thrower = (name: string) => () => {
  throw Object.assign(new Error("no"), { name });
};

test("a storage that is missing, whose getter throws or whose methods throw never throws here", () => {
  const refusing = thrower("SecurityError");
  for (const [storage, problem] of [
    [openSafeStorage(() => null), "missing"],
    [openSafeStorage(() => undefined), "missing"],
    [openSafeStorage(refusing), "refused"],
    [open({ getItem: refusing, key: refusing, setItem: refusing, removeItem: refusing }), "refused"],
  ] as const) {
    expect([storage.write("a", "x"), storage.remove("a")]).toEqual([problem, problem]);
    expect(storage.read("a")).toEqual({ problem });
  }
  expect(openSafeStorage(refusing).keys("")).toEqual({ problem: "refused" });
});

test("a write that throws for lack of room, in the words of any browser, is reported as full", () => {
  for (const name of ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"])
    expect(open({ setItem: thrower(name) }).write("a", "x")).toBe("full");
});

test("a write or a removal that is silently dropped is reported as refused", () => {
  expect(open({ setItem: () => undefined }).write("a", "x")).toBe("refused");
  expect(open({ removeItem: () => undefined, getItem: () => "x" }).remove("a")).toBe("refused");
});
