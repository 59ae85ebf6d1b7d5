import { keyOf } from "../records/keys";
import type { PortalRecord } from "../records/schema";
import { createFakeBrowser } from "../testing/fake-browser";
import { openDisk } from "./disk";
import { createRecordStorage, type Records } from "./record-storage";

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
    openDisk(() => tab.storage),
    log,
  );
  const save = (records: Records) => storage.setItem("portal:", { state: { records } });
  const load = (): Records => {
    const loaded = storage.getItem("portal:");
    if (!loaded || !("state" in loaded)) throw new Error("expected a state at once");
    return loaded.state.records;
  };
  return { browser, storage, log, save, load };
}

test("saving writes what has changed, one key for each record, and nothing else", () => {
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
  expect(storage.lacks(keyOf(b))).toBe(true);
  expect(browser.data.has(keyOf(b))).toBe(false);
});

test("what another tab has added is neither removed nor written again", () => {
  const { browser, save, load } = setup();
  load();
  save(mapOf(change("a")));
  const theirs = { v: 1, ...change("b").value };
  browser.write(keyOf(change("b")), JSON.stringify(theirs));
  save(mapOf(change("a"), change("c")));
  expect(browser.data.size).toBe(3);
});

test("a record that has not changed is the same object after the next load", () => {
  const { save, load } = setup();
  load();
  const a = change("a");
  save(mapOf(a));
  expect(load().get(keyOf(a))).toBe(a);
});

test("damage that nobody has told of is seen before it is written over, or removed", () => {
  const { browser, storage, log, save, load } = setup();
  load();
  const [a, b] = [change("a"), change("b")];
  save(mapOf(a, b));
  browser.write(keyOf(a), "damaged");
  browser.write(keyOf(b), "damaged too");
  save(mapOf(change("a", "completed")));
  expect(storage.problem()).toBe("refused");
  expect([...browser.data.values()]).toEqual(["damaged", "damaged too"]);
  expect(storage.damaged()).toMatchObject([{ raw: "damaged" }, { raw: "damaged too" }]);
  expect(log).toHaveBeenCalledTimes(2);
});

test("keys outside the prefix are nobody's business", () => {
  const { browser, storage, load } = setup();
  browser.write("theme", "{");
  browser.write("portalx", "{");
  expect(load().size).toBe(0);
  expect(storage.damaged()).toEqual([]);
});
