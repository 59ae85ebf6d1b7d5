/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SampleTexts } from "@/lib/portal";
import { ADMINISTRATOR } from "@/lib/portal/testing/fake-portal";
import { browserSignedInAs, renderInPortal } from "../testing";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));
import { formatMoment } from "../format";
import { FoldedNote } from "../requests/request-history";
import { BackupReminder, noteExport } from "./backup-reminder";
import { SampleData } from "./sample-data";
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

afterEach(() => {
  Reflect.deleteProperty(navigator, "storage");
  localStorage.clear();
});

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

const button = (name: string) => screen.findByRole("button", { name });

const texts: SampleTexts = {
  cities: ["Leeds"],
  industries: [
    {
      industry: "Plumbing",
      business: "plumbing firm",
      callers: [{ who: "a tenant", asks: "for a visit" }],
      services: ["Live Chat Support"],
    },
  ],
};

/** Answers a fetch with the texts, or fails. */
function answerWith(response: Pick<Response, "ok" | "status"> & { json?: () => Promise<unknown> }) {
  globalThis.fetch = jest.fn(async () => response as Response);
}

test("sample data are loaded with one press, named on the screen, and removed with one press", async () => {
  answerWith({ ok: true, status: 200, json: async () => texts });
  const browser = await browserSignedInAs(ADMINISTRATOR);
  const before = new Map(browser.data);
  renderInPortal(<SampleData />, { browser });
  await user.click(await button("Load sample data"));
  expect(await screen.findByText(/^This browser has 300 sample requests/)).toBeVisible();
  await user.click(await button("Remove sample data"));
  expect(await button("Load sample data")).toBeVisible();
  expect(new Map(browser.data)).toEqual(before);
});

test("a failed fetch is said, and nothing is loaded", async () => {
  answerWith({ ok: false, status: 503 });
  const browser = await browserSignedInAs(ADMINISTRATOR);
  const before = new Map(browser.data);
  renderInPortal(<SampleData />, { browser });
  await user.click(await button("Load sample data"));
  expect(await screen.findAllByText(/^The sample data could not be fetched/)).not.toHaveLength(0);
  expect(new Map(browser.data)).toEqual(before);
});

test("people with accounts of their own are offered no sample data", async () => {
  renderInPortal(<SampleData />, { browser: await browserSignedInAs("ada@x.example") });
  expect(screen.queryByRole("button")).toBeNull();
});

test("what was done to samples goes with them only after a second press", async () => {
  answerWith({ ok: true, status: 200, json: async () => texts });
  const browser = await browserSignedInAs(ADMINISTRATOR);
  renderInPortal(<SampleData />, { browser });
  await user.click(await button("Load sample data"));
  const key = [...browser.data.keys()].find((name) => name.startsWith("portal:request:sample"))!;
  const subject = key.split(":")[2]!;
  const comment = { v: 1, id: "c", subject, at: 1, by: "u", type: "comment", text: "Mine" };
  browser.write(`portal:event:${subject}:c`, JSON.stringify(comment));
  act(() => void window.dispatchEvent(new Event("pageshow")));
  await user.click(await button("Remove sample data"));
  if (screen.queryByRole("alert") === null) throw new Error("removed without a word");
  expect(screen.getByRole("alert")).toHaveTextContent("A comment or change of people on samples would go");
  await user.click(await button("Keep it"));
  expect(browser.data.has(key)).toBe(true);
  await user.click(await button("Remove sample data"));
  await user.click(await button("Remove all of it"));
  expect(await button("Load sample data")).toBeVisible();
});

/** Of the portal in tests, whose clock stands still. */
const NOW = Date.UTC(2026, 10, 20, 9);

test("fifty changes since the last backup are named, until one is exported", async () => {
  const browser = await browserSignedInAs("ada@x.example");
  const comment = (index: number) => {
    const event = { id: `c${index}`, subject: "r", at: NOW, by: "u", type: "comment", text: "Thanks" };
    browser.write(`portal:event:r:c${index}`, JSON.stringify({ v: 1, ...event }));
  };
  for (let index = 1; index <= 48; index += 1) comment(index);
  const { unmount } = renderInPortal(<BackupReminder />, { browser });
  expect(screen.queryByText(/changes/)).toBeNull();
  unmount();
  comment(49);
  // As an earlier version has noted it, with a second number.
  localStorage.setItem("portal-last-backup", `${NOW - 60_000} 0`);
  const day = formatMoment(new Date(NOW - 60_000).toISOString());
  renderInPortal(<BackupReminder />, { browser });
  expect(
    screen.getByText(new RegExp(`^50 changes since the last backup was exported, on ${day}`)),
  ).toBeVisible();
  act(() => noteExport(NOW));
  expect(screen.queryByText(/changes/)).toBeNull();
});
