import { messages } from "./messages";
import { createFakeBrowser } from "./testing/fake-browser";
import { openPortal } from "./testing/fake-portal";

// As offline, or after a deploy.
const gone = () => {
  throw new Error("Failed to load chunk");
};
jest.mock("./actions/account", () => gone());
jest.mock("./actions/imports", () => gone());
jest.mock("./actions/samples", () => gone());
jest.mock("./actions/usage", () => gone());
jest.mock("./actions/erase", () => gone());

test("an action whose code cannot be fetched says so, and nothing changes", async () => {
  const browser = createFakeBrowser();
  const portal = openPortal(browser);
  const before = new Map(browser.data);
  const entry = { key: "portal:request:a", raw: "{", reason: "not JSON" };
  const outcomes = await Promise.all([
    portal.previewImport("{}"),
    portal.importBackup("{}"),
    portal.previewCsv("requests", ""),
    portal.importCsv("customers", ""),
    portal.exportClosed([]),
    portal.removeExported("{}"),
    portal.removeSamples(),
    portal.deleteAccount(),
    portal.setPassword("a", { password: "six-or-more", confirmPassword: "six-or-more" }),
    portal.removeEntry(entry),
    portal.restoreEntry(entry),
    portal.eraseAll(),
  ]);
  for (const outcome of outcomes)
    expect(outcome).toEqual({ status: "refused", message: messages.codeMissing });
  expect(browser.data).toEqual(before);
});
