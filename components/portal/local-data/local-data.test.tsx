/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import type { SampleTexts } from "@/lib/portal/samples/generate-samples";
import { ADMINISTRATOR } from "@/lib/portal/testing/fake-portal";
import { BackupReminder, noteExport } from "../admin/admin-notices";
import { formatMoment } from "../format";
import { StorageWarning } from "../notices";
import { FoldedNote } from "../requests/request-history";
import { browserSignedInAs, press, renderInPortal } from "../testing";
import { SampleData } from "./sample-data";
import { StorageUse } from "./storage-use";

jest.mock("next/navigation", () => jest.requireActual("../testing/navigation"));

/** A browser with so many characters of another page. */
async function browserWith(characters: number) {
  const browser = await browserSignedInAs("ada@x.example");
  browser.write("of another page", "x".repeat(characters));
  return browser;
}

afterEach(() => Reflect.deleteProperty(navigator, "storage"));

test("there is no warning while a fifth of the room is left, and one above that", async () => {
  const { unmount } = renderInPortal(<StorageWarning />, { browser: await browserWith(4_100_000) });
  expect(screen.queryByText(/full/)).toBeNull();
  unmount();
  renderInPortal(<StorageWarning />, { browser: await browserWith(4_300_000) });
  expect(screen.getByText(/^The storage of this browser is about 82% full/)).toBeVisible();
});

const ASK = "Ask the browser to keep them";

test("Settings show how full the storage is, and claim nothing of a browser that cannot be asked to keep the data", async () => {
  renderInPortal(<StorageUse />, { browser: await browserWith(2_621_440) });
  await act(async () => {});
  expect(screen.getByText("About 50% full: 2.6 of 5.2 million characters.")).toBeVisible();
  expect(screen.getByRole("meter", { name: "Storage" })).toHaveAttribute("max", "5242880");
  expect(screen.getByText(/^Safari removes/)).toBeVisible();
  expect(screen.queryByText(/agree/)).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("the browser is asked to keep the data only by the button, its answer is shown, and after a refusal it can be asked again", async () => {
  const persist = jest.fn(async () => true).mockResolvedValueOnce(false);
  const storage = { persisted: async () => false, persist };
  Object.defineProperty(navigator, "storage", { configurable: true, value: storage });
  renderInPortal(<StorageUse />, { browser: await browserWith(10) });
  await screen.findByText(ASK);
  expect(persist).not.toHaveBeenCalled();
  for (const text of [/^The browser did not agree/, /^This browser has agreed to keep/]) {
    await press(ASK);
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(screen.queryByText(ASK)).toBeNull();
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

const texts: SampleTexts = {
  cities: ["Leeds"],
  industries: [
    {
      industry: "Plumbing",
      business: "plumbing firm",
      services: ["Live Chat Support"],
      callers: [{ who: "a tenant", asks: "for a visit" }],
    },
  ],
};

/** Shows the offer of sample data to the administrator; their texts arrive unless the host fails. */
async function offerSamples(ok = true) {
  globalThis.fetch = jest.fn(
    async () => ({ ok, status: ok ? 200 : 503, json: async () => texts }) as Response,
  );
  const browser = await browserSignedInAs(ADMINISTRATOR);
  const before = new Map(browser.data);
  const { unmount } = renderInPortal(<SampleData />, { browser });
  await press("Load sample data");
  return { browser, before, unmount };
}

test("sample data are loaded with one press and removed with one, with what was done to them only after a second", async () => {
  const { browser, before } = await offerSamples();
  expect(await screen.findByText(/^This browser has 300 sample requests/)).toBeVisible();
  await press("Remove sample data");
  expect(await screen.findByRole("button", { name: "Load sample data" })).toBeVisible();
  expect(new Map(browser.data)).toEqual(before);

  await press("Load sample data");
  await screen.findByText(/^This browser has 300 sample requests/);
  const key = [...browser.data.keys()].find((name) => name.startsWith("portal:request:sample"))!;
  const subject = key.split(":")[2]!;
  const comment = { v: 1, id: "c", subject, at: 1, by: "u", type: "comment", text: "Mine" };
  browser.write(`portal:event:${subject}:c`, JSON.stringify(comment));
  act(() => void window.dispatchEvent(new Event("pageshow")));
  await press("Remove sample data");
  expect(screen.getByRole("alert")).toHaveTextContent("A comment or change of people on samples would go");
  await press("Keep it");
  expect(browser.data.has(key)).toBe(true);
  await press("Remove sample data");
  await press("Remove all of it");
  expect(await screen.findByRole("button", { name: "Load sample data" })).toBeVisible();
});

test("a failed fetch is said, and nothing is loaded; people with accounts of their own are offered no sample data", async () => {
  const { browser, before, unmount } = await offerSamples(false);
  expect(await screen.findAllByText(/^The sample data could not be fetched/)).not.toHaveLength(0);
  expect(new Map(browser.data)).toEqual(before);
  unmount();
  renderInPortal(<SampleData />, { browser: await browserSignedInAs("ada@x.example") });
  expect(screen.queryByRole("button")).toBeNull();
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
  const day = formatMoment(NOW - 60_000);
  renderInPortal(<BackupReminder />, { browser });
  expect(
    screen.getByText(new RegExp(`^50 changes since the last backup was exported, on ${day}`)),
  ).toBeVisible();
  act(() => noteExport(NOW));
  expect(screen.queryByText(/changes/)).toBeNull();
});
