import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { watchFolder } from "./watch-folder";

let folder: string;
beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  folder = mkdtempSync(path.join(tmpdir(), "content-changes-"));
  mkdirSync(path.join(folder, "pages"));
  writeFileSync(path.join(folder, "pages/home.yaml"), "title: Home\n");
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

it.each([
  ["an edit", () => writeFileSync(path.join(folder, "pages/home.yaml"), "title: Our home\n")],
  ["a new file", () => writeFileSync(path.join(folder, "site.yaml"), "")],
  ["a deleted file", () => rmSync(path.join(folder, "pages/home.yaml"))],
])("reports %s in the watched folder once", (_what, change) => {
  const hasChanged = watchFolder(folder);
  jest.advanceTimersByTime(1000);
  expect(hasChanged()).toBe(false);
  change();
  expect(hasChanged()).toBe(false);
  jest.advanceTimersByTime(1000);
  expect(hasChanged()).toBe(true);
  jest.advanceTimersByTime(1000);
  expect(hasChanged()).toBe(false);
});
