import { keyOf } from "../records/keys";
import type { PortalRecord, Records } from "../records/schema";
import { createFakeBrowser } from "../testing/fake-browser";
import { createRecordStorage } from "./record-storage";
import { openSafeStorage, type StorageLike } from "./safe-storage";

const change = (id: string, status = "pending"): PortalRecord =>
  ({ kind: "change", value: { id, requestId: "r1", status, at: 1, by: "u1" } }) as PortalRecord;
const textOf = ({ value }: PortalRecord) => JSON.stringify({ v: 1, ...value });
const KEYS = ["a", "b", "c"].map((id) => keyOf(change(id)));

/** A tab that has read three changes, and the keys that it reads from then on. */
function setup() {
  const browser = createFakeBrowser();
  for (const id of ["a", "b", "c"]) browser.write(keyOf(change(id)), textOf(change(id)));
  const tab = browser.openTab();
  const reads: string[] = [];
  const getItem = (key: string) => {
    reads.push(key);
    return tab.storage.getItem(key);
  };
  const counted: StorageLike = Object.assign(Object.create(tab.storage) as StorageLike, { getItem });
  const storage = createRecordStorage(
    openSafeStorage(() => counted),
    () => {},
  );
  const load = () => (storage.getItem("portal:") as { state: { records: Records } }).state.records;
  load();
  reads.length = 0;
  return { browser, storage, reads, load };
}

test("a second load reads the session alone while no other tab has written", () => {
  const { reads, load } = setup();
  const before = load();
  expect(load()).toBe(before);
  expect(reads).toEqual(["portal:session", "portal:session"]);
});

test("a new or a removed key is found without a word of the browser, and everything is read", () => {
  const { browser, reads, load, storage } = setup();
  browser.write(keyOf(change("d")), textOf(change("d")));
  expect([...load().keys()]).toEqual([...KEYS, keyOf(change("d"))]);
  expect(reads).toHaveLength(4);
  // What the tab writes itself is no such key.
  reads.length = 0;
  storage.setItem("portal:", {
    state: { records: new Map([...load(), ["portal:change:r1:e", change("e")]]) },
  });
  load();
  expect(reads.filter((key) => KEYS.includes(key))).toEqual([]);
});

test("a value that was replaced is read when its key is marked, and its room is counted", () => {
  const { browser, storage, reads, load } = setup();
  const key = KEYS[1]!;
  browser.write(key, textOf(change("b", "completed")));
  storage.markStale(key);
  expect(load().get(key)).toEqual(change("b", "completed"));
  expect(reads).toEqual([key, "portal:session"]);
  const size = [...browser.data].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  expect(storage.size()).toBe(size);
});

test("a value that was made unreadable is quarantined when its key is marked, and one that was repaired is a record", () => {
  const { browser, storage, load } = setup();
  const key = KEYS[2]!;
  browser.write(key, "{");
  storage.markStale(key);
  expect(load().has(key)).toBe(false);
  expect(storage.quarantined()).toMatchObject([{ key, raw: "{" }]);
  browser.write(key, textOf(change("c")));
  storage.markStale(key);
  expect(load().get(key)).toEqual(change("c"));
  expect(storage.quarantined()).toEqual([]);
});
