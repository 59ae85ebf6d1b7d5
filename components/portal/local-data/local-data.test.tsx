/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { browserSignedInAs, renderInPortal } from "../testing";
import { formatMoment } from "../format";
import { FoldedNote } from "./folded-note";
import StorageUse from "./storage-use";
import { StorageWarning } from "./storage-warning";

const user = userEvent.setup();

/** A browser with so many characters of another page. */
async function browserWith(characters: number) {
  const browser = await browserSignedInAs("ada@x.example");
  browser.write("of another page", "x".repeat(characters));
  return browser;
}

/** A browser that answers the question whether it keeps data. */
function answering(persisted: boolean, persist: boolean) {
  const storage = { persisted: async () => persisted, persist: jest.fn(async () => persist) };
  Object.defineProperty(navigator, "storage", { configurable: true, value: storage });
  return storage;
}

afterEach(() => Reflect.deleteProperty(navigator, "storage"));

test("there is no warning while a fifth of the room is left, and one above that", async () => {
  const { unmount } = renderInPortal(<StorageWarning />, { browser: await browserWith(4_100_000) });
  expect(screen.queryByText(/full/)).toBeNull();
  unmount();
  renderInPortal(<StorageWarning />, { browser: await browserWith(4_300_000) });
  expect(screen.getByText(/^The storage of this browser is about 82% full/)).toBeVisible();
});

test("Settings show how full the storage is, other pages of the site included", async () => {
  renderInPortal(<StorageUse />, { browser: await browserWith(2_621_440) });
  await act(async () => {});
  expect(screen.getByText("About 50% full: 2.6 of 5.2 million characters.")).toBeVisible();
  expect(screen.getByRole("meter", { name: "Storage" })).toHaveAttribute("max", "5242880");
});

test("the browser is asked to keep the data only when the button is pressed, and its answer is shown", async () => {
  const storage = answering(false, true);
  renderInPortal(<StorageUse />, { browser: await browserWith(10) });
  const button = await screen.findByRole("button", { name: "Ask the browser to keep them" });
  expect(storage.persist).not.toHaveBeenCalled();
  await user.click(button);
  expect(await screen.findByText(/^This browser has agreed to keep/)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a refusal is shown, and the browser can be asked again", async () => {
  answering(false, false);
  renderInPortal(<StorageUse />, { browser: await browserWith(10) });
  await user.click(await screen.findByRole("button", { name: "Ask the browser to keep them" }));
  expect(await screen.findByText(/^The browser did not agree/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Ask the browser to keep them" })).toBeVisible();
});

test("nothing is claimed of a browser that cannot be asked", async () => {
  renderInPortal(<StorageUse />, { browser: await browserWith(10) });
  await act(async () => {});
  expect(screen.getByText(/^Safari removes/)).toBeVisible();
  expect(screen.queryByText(/agree/)).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a history names the time of the last removal, if there was one", async () => {
  const browser = await browserWith(10);
  const { unmount } = renderInPortal(<FoldedNote />, { browser });
  expect(screen.queryByText(/removed/)).toBeNull();
  unmount();
  const at = "2026-11-20T09:00:00.000Z";
  browser.write("portal:fold:f1", JSON.stringify({ v: 1, id: "f1", at }));
  renderInPortal(<FoldedNote />, { browser });
  expect(screen.getByText(formatMoment(at))).toHaveAttribute("datetime", at);
});
