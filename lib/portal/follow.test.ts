import { follow } from "./follow";
import { createFakeBrowser } from "./testing/fake-browser";
import { createFakeEdges } from "./testing/fake-edges";

/** A page that follows other tabs; its pauses end when they are told to. */
function setup() {
  const tab = createFakeBrowser().openTab();
  let ends: (() => void)[] = [];
  const wait = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const reload = jest.fn();
  const stop = follow({ edges: createFakeEdges(tab, { wait }), reload });
  async function pass() {
    const due = ends;
    ends = [];
    due.forEach((end) => end());
    await Promise.resolve();
  }
  return { tab, reload, stop, pass, wait };
}

test("the first write of another tab is read at once, and thousands after it together", async () => {
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

test("an emptied storage is read, other programs' keys are not", () => {
  const { tab, reload } = setup();
  tab.dispatch("storage", "theme");
  expect(reload).not.toHaveBeenCalled();
  tab.dispatch("storage", null);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("once stopped nothing is read, not even what was gathered", async () => {
  const { tab, reload, stop, pass } = setup();
  tab.dispatch("storage", "portal:request:1");
  tab.dispatch("storage", "portal:request:2");
  stop();
  await pass();
  tab.dispatch("storage", "portal:request:3");
  tab.dispatch("pageshow");
  expect(reload).toHaveBeenCalledTimes(1);
});
