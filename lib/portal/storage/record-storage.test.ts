import { keyOf } from "../records/storage-keys";
import type { PortalRecord, Records } from "../records/schema";
import type { Status } from "../rules/options";
import { createFakeBrowser } from "../testing/fake-browser";
import { openSafeStorage, type StorageLike } from "./safe-storage";
import { createRecordStorage } from "./record-storage";

const change = (id: string, status: Status = "pending"): PortalRecord => ({
  kind: "change",
  value: { id, requestId: "r1", status, at: 1, by: "u1" },
});
const textOf = ({ value }: PortalRecord) => JSON.stringify({ v: 1, ...value });
const mapOf = (...records: PortalRecord[]): Records =>
  new Map(records.map((record) => [keyOf(record), record]));

/** A tab that has read these records, and the keys that it reads from then on. */
function setup(...records: PortalRecord[]) {
  const browser = createFakeBrowser();
  for (const record of records) browser.write(keyOf(record), textOf(record));
  const tab = browser.openTab();
  const reads: string[] = [];
  const getItem = (key: string) => {
    reads.push(key);
    return tab.storage.getItem(key);
  };
  const counted: StorageLike = Object.assign(Object.create(tab.storage) as StorageLike, { getItem });
  const log = jest.fn();
  const storage = createRecordStorage(
    openSafeStorage(() => counted),
    log,
  );
  const save = (...saved: PortalRecord[]) =>
    storage.setItem("portal:", { state: { records: mapOf(...saved) } });
  const load = () => (storage.getItem("portal:") as { state: { records: Records } }).state.records;
  load();
  reads.length = 0;
  return { browser, storage, log, save, load, reads };
}

const [a, b, c] = [change("a"), change("b"), change("c")];
const KEYS = [a, b, c].map(keyOf);

test("saving writes only changed records, each under its own key, and leaves those of another tab", () => {
  const { browser, storage, save } = setup();
  save(a, b);
  expect([...browser.data.keys()].sort()).toEqual([keyOf(a), keyOf(b)]);
  expect(browser.writes()).toBe(2);
  browser.write(keyOf(change("theirs")), textOf(change("theirs")));
  save(a, b, c);
  expect(browser.writes()).toBe(3);
  expect([a, b, c].every((record) => storage.holds(keyOf(record), record))).toBe(true);
  save(a, c);
  expect(storage.isAbsent(keyOf(b))).toBe(true);
  expect([...browser.data.keys()].sort()).toEqual([a, c, change("theirs")].map(keyOf));
});

test("corrupted values are detected before they are overwritten or removed", () => {
  const { browser, storage, log, save } = setup();
  save(a, b);
  browser.write(keyOf(a), "corrupt");
  browser.write(keyOf(b), "also corrupt");
  save(change("a", "completed"));
  expect(storage.problem()).toBe("refused");
  expect([...browser.data.values()]).toEqual(["corrupt", "also corrupt"]);
  expect(storage.quarantined()).toMatchObject([{ raw: "corrupt" }, { raw: "also corrupt" }]);
  expect(log).toHaveBeenCalledTimes(2);
});

test("a second load reads the session alone while no other tab has written, and has the same objects", () => {
  const { reads, load, save } = setup(a, b, c);
  const before = load();
  expect(load()).toBe(before);
  expect(reads).toEqual(["portal:session", "portal:session"]);
  save(...before.values(), change("d"));
  expect(load().get(keyOf(a))).toBe(before.get(keyOf(a)));
});

test("a new or a removed key is found without a word of the browser, and everything is read", () => {
  const { browser, reads, load, save } = setup(a, b, c);
  browser.write(keyOf(change("d")), textOf(change("d")));
  expect([...load().keys()]).toEqual([...KEYS, keyOf(change("d"))]);
  expect(reads).toHaveLength(4);
  // What the tab writes itself is no such key.
  reads.length = 0;
  save(...load().values(), change("e"));
  load();
  expect(reads.filter((key) => KEYS.includes(key))).toEqual([]);
});

test("a value that was replaced is read when its key is marked, and its room is counted", () => {
  const { browser, storage, reads, load, save } = setup(a, b, c);
  browser.write(keyOf(b), textOf(change("b", "completed")));
  storage.markStale(keyOf(b));
  expect(load().get(keyOf(b))).toEqual(change("b", "completed"));
  expect(reads).toEqual([keyOf(b), "portal:session"]);
  const size = () => [...browser.data].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  expect(storage.size()).toBe(size());
  save(a, change("b", "in-progress"), c);
  expect(storage.size()).toBe(size());
});
