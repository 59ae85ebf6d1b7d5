/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { browserSignedInAs, renderInPortal } from "../testing";
import { formatMoment } from "../format";
import { noteExport, parseMemory } from "./backup-memory";
import BackupReminder from "./backup-reminder";

const user = userEvent.setup();
afterEach(() => localStorage.clear());

/** Of the portal in tests, whose clock stands still. */
const NOW = Date.UTC(2026, 10, 20, 9);

/** A browser with so many comments of now, and one account. */
async function browserWith(comments: number) {
  const browser = await browserSignedInAs("ada@x.example");
  for (let index = 1; index <= comments; index += 1) {
    const event = { id: `c${index}`, subject: "r", at: NOW, by: "u", type: "comment", text: "Thanks" };
    browser.write(`portal:event:r:c${index}`, JSON.stringify({ v: 1, ...event }));
  }
  return browser;
}

test("there is no reminder before 50 changes, and one with their number from then on", async () => {
  const { unmount } = renderInPortal(<BackupReminder />, { browser: await browserWith(48) });
  expect(screen.queryByText(/changes/)).toBeNull();
  unmount();
  renderInPortal(<BackupReminder />, { browser: await browserWith(49) });
  expect(screen.getByText(/^50 changes are in this browser, and no backup has been exported/)).toBeVisible();
});

test("an export ends the reminder, and only later changes count from then on", async () => {
  const { unmount } = renderInPortal(<BackupReminder />, { browser: await browserWith(60) });
  expect(screen.getByText(/^61 changes/)).toBeVisible();
  act(() => noteExport(NOW));
  expect(screen.queryByText(/changes/)).toBeNull();
  unmount();
  act(() => noteExport(NOW - 60_000));
  renderInPortal(<BackupReminder />, { browser: await browserWith(60) });
  const day = formatMoment(new Date(NOW - 60_000).toISOString());
  expect(
    screen.getByText(new RegExp(`^61 changes since the last backup was exported, on ${day}`)),
  ).toBeVisible();
});

test("a reminder that was put off returns after 50 more changes", async () => {
  const { unmount } = renderInPortal(<BackupReminder />, { browser: await browserWith(60) });
  await user.click(screen.getByRole("button", { name: "Not now" }));
  expect(screen.queryByText(/changes/)).toBeNull();
  unmount();
  const later = renderInPortal(<BackupReminder />, { browser: await browserWith(109) });
  expect(screen.queryByText(/changes/)).toBeNull();
  later.unmount();
  renderInPortal(<BackupReminder />, { browser: await browserWith(110) });
  expect(screen.getByText(/^111 changes/)).toBeVisible();
});

test.each([undefined, "", "x", "1", "1 x"])("a stored value %j counts as no export", (text) => {
  expect(parseMemory(text)).toEqual({ exportedAt: 0, putOffAt: 0 });
});
