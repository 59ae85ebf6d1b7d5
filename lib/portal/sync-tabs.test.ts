import { syncTabs } from "./sync-tabs";
import { createFakeBrowser } from "./testing/fake-browser";
import { createFakeEffects } from "./testing/fake-portal";

/** A page that follows other tabs; `pass` ends the current throttle interval. */
function setup() {
  const tab = createFakeBrowser().openTab();
  let pending: (() => void)[] = [];
  const wait = jest.fn(() => new Promise<void>((resolve) => pending.push(resolve)));
  const [reload, markStale] = [jest.fn(), jest.fn()];
  const effects = createFakeEffects(tab, { wait });
  const stop = syncTabs({ effects, reload, markStale, retry: () => {} });
  async function pass() {
    const due = pending;
    pending = [];
    due.forEach((resolve) => resolve());
    await Promise.resolve();
  }
  return { tab, reload, markStale, stop, pass, wait };
}

test("the first write of another tab is read at once, and the thousands that follow in one read", async () => {
  const { tab, reload, pass, wait } = setup();
  tab.dispatch("storage", "portal:request:1");
  expect(reload).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 5000; n++) tab.dispatch("storage", `portal:request:${n}`);
  expect(reload).toHaveBeenCalledTimes(1);
  await pass();
  expect(reload).toHaveBeenCalledTimes(2);
  await pass();
  expect(reload).toHaveBeenCalledTimes(2);
  expect(wait).toHaveBeenCalledWith(100);
  tab.dispatch("storage", "portal:request:last");
  expect(reload).toHaveBeenCalledTimes(3);
});

test("a cleared storage triggers a read, keys without the prefix do not", () => {
  const { tab, reload } = setup();
  tab.dispatch("storage", "theme");
  expect(reload).not.toHaveBeenCalled();
  tab.dispatch("storage", null);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a key that another tab has written is read again, and everything when the page is looked at again", async () => {
  for (const event of ["visibilitychange", "pageshow"] as const) {
    const { tab, reload, markStale, pass } = setup();
    tab.dispatch("storage", "portal:request:1");
    expect(markStale.mock.calls).toEqual([["portal:request:1"]]);
    // After the other listeners of the event.
    tab.dispatch(event);
    expect(reload).toHaveBeenCalledTimes(1);
    await pass();
    expect(markStale.mock.calls).toEqual([["portal:request:1"], []]);
    expect(reload).toHaveBeenCalledTimes(2);
  }
});

test("after stopping nothing is read, not even a throttled write", async () => {
  const { tab, reload, stop, pass } = setup();
  tab.dispatch("storage", "portal:request:1");
  tab.dispatch("storage", "portal:request:2");
  stop();
  await pass();
  tab.dispatch("storage", "portal:request:3");
  tab.dispatch("pageshow");
  await pass();
  expect(reload).toHaveBeenCalledTimes(1);
});
