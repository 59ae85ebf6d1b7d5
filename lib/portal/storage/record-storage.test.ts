import { keyOf } from "../records/keys";
import type { PortalRecord, Records } from "../records/schema";
import { createFakeBrowser } from "../testing/fake-browser";
import { openSafeStorage } from "./safe-storage";
import { createRecordStorage } from "./record-storage";

function change(id: string, status: "pending" | "completed" = "pending"): PortalRecord {
  return { kind: "change", value: { id, requestId: "r1", status, at: 1, by: "u1" } };
}

const mapOf = (...records: PortalRecord[]): Records =>
  new Map(records.map((record) => [keyOf(record), record]));

function setup() {
  const browser = createFakeBrowser();
  const tab = browser.openTab();
  const log = jest.fn();
  const storage = createRecordStorage(
    openSafeStorage(() => tab.storage),
    log,
  );
  const save = (records: Records) => storage.setItem("portal:", { state: { records } });
  const load = (): Records => {
    const loaded = storage.getItem("portal:");
    if (!loaded || !("state" in loaded)) throw new Error("expected a synchronous state");
    return loaded.state.records;
  };
  return { browser, storage, log, save, load };
}

test("saving writes only changed records, each under its own key", () => {
  const { browser, storage, save, load } = setup();
  load();
  const [a, b, c] = [change("a"), change("b"), change("c")];
  save(mapOf(a, b));
  expect([...browser.data.keys()].sort()).toEqual([keyOf(a), keyOf(b)]);
  expect(browser.writes()).toBe(2);
  save(mapOf(a, b, c));
  expect(browser.writes()).toBe(3);
  expect([a, b, c].every((record) => storage.holds(keyOf(record), record))).toBe(true);
  save(mapOf(a, c));
  expect(storage.isAbsent(keyOf(b))).toBe(true);
  expect(browser.data.has(keyOf(b))).toBe(false);
});

test("saving neither removes nor rewrites a record added by another tab", () => {
  const { browser, save, load } = setup();
  load();
  save(mapOf(change("a")));
  const theirs = { v: 1, ...change("b").value };
  browser.write(keyOf(change("b")), JSON.stringify(theirs));
  save(mapOf(change("a"), change("c")));
  expect(browser.data.size).toBe(3);
});

test("an unchanged record is the same object after the next load", () => {
  const { save, load } = setup();
  load();
  const a = change("a");
  save(mapOf(a));
  expect(load().get(keyOf(a))).toBe(a);
});

test("corrupted values are detected before they are overwritten or removed", () => {
  const { browser, storage, log, save, load } = setup();
  load();
  const [a, b] = [change("a"), change("b")];
  save(mapOf(a, b));
  browser.write(keyOf(a), "corrupt");
  browser.write(keyOf(b), "also corrupt");
  save(mapOf(change("a", "completed")));
  expect(storage.problem()).toBe("refused");
  expect([...browser.data.values()]).toEqual(["corrupt", "also corrupt"]);
  expect(storage.quarantined()).toMatchObject([{ raw: "corrupt" }, { raw: "also corrupt" }]);
  expect(log).toHaveBeenCalledTimes(2);
});

test("keys without the prefix are ignored", () => {
  const { browser, storage, load } = setup();
  browser.write("theme", "{");
  browser.write("portalx", "{");
  expect(load().size).toBe(0);
  expect(storage.quarantined()).toEqual([]);
});

test("a record that was put back after a refused removal is not removed later", () => {
  const { browser, storage, save, load } = setup();
  load();
  const a = change("a");
  save(mapOf(a));
  browser.failWrites(() => true);
  storage.removeLater(keyOf(a));
  save(new Map());
  browser.failWrites(() => false);
  save(mapOf(a));
  expect(storage.holds(keyOf(a), a)).toBe(true);
  // Another tab removes it and brings it back.
  const bytes = browser.data.get(keyOf(a)) ?? "";
  browser.clear();
  expect(load().size).toBe(0);
  browser.write(keyOf(a), bytes);
  expect(load()).toEqual(mapOf(a));
  save(new Map([...load(), ...mapOf(change("b"))]));
  expect(browser.data.size).toBe(2);
});
