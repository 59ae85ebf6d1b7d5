/** @jest-environment jsdom */
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FakeBrowser } from "@/lib/portal/testing/fake-browser";
import { ADMINISTRATOR, openPortal, storedValue } from "@/lib/portal/testing/fake-portal";
import { BackupImport } from "../admin/backup-import";
import { calls, chat } from "../admin/testing";
import { browserSignedInAs, renderInPortal } from "../testing";
import Archive from "./archive";

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const downloads: string[] = [];

beforeAll(() => {
  // jsdom implements neither downloads nor the reading of files.
  Object.assign(URL, { createObjectURL: () => "blob:", revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
  jest.spyOn(globalThis, "Blob").mockImplementation((parts) => {
    texts.push(String(parts?.[0]));
    return {} as Blob;
  });
});

/** The texts of the files that were offered. */
const texts: string[] = [];

/** A browser in which a chat request was completed long ago and a call request is pending. */
async function browserWithOldRequest() {
  const browser = await browserSignedInAs("ada@x.example", (ada) => {
    storedValue(ada.createRequest(chat));
    storedValue(ada.createRequest(calls));
  });
  return browserSignedInAs(
    ADMINISTRATOR,
    (portal) => {
      const old = portal.store.getState().allRequests.find(({ service }) => service === chat.service);
      storedValue(portal.setStatus(old?.id ?? "", "completed"));
      storedValue(portal.addComment(old?.id ?? "", "Signed off."));
    },
    browser,
  );
}

/** Later than the requests by two years, for the choice of what is old. */
const NOW = Date.UTC(2028, 10, 24);
beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(NOW);
  texts.length = downloads.length = 0;
});
afterEach(() => jest.mocked(Date.now).mockRestore());

function storedServices(browser: FakeBrowser) {
  const portal = openPortal(browser);
  const services = portal.state().allRequests.map(({ service }) => service);
  portal.stop();
  return services.sort();
}

async function saved() {
  const browser = await browserWithOldRequest();
  renderInPortal(<Archive />, { browser });
  await user.click(await screen.findByRole("button", { name: "Save as a file" }));
  expect(await screen.findByRole("group", { name: "Confirm the archive" })).toHaveFocus();
  return browser;
}

test("requests leave the browser only after the file is confirmed, and an undo brings them back", async () => {
  const browser = await saved();
  expect(screen.getByText("1 request completed or cancelled, and not changed for one year.")).toBeVisible();
  expect(downloads).toEqual([expect.stringMatching(/^portal-archive-\d{4}-\d\d-\d\d\.json$/)]);
  expect(storedServices(browser)).toEqual([calls.service, chat.service]);
  expect(screen.getByText(/has 1 request, which is still in this browser\./)).toBeVisible();
  await user.click(button("The file is saved: remove 1 request"));
  await screen.findAllByText("1 request was moved to the archive.");
  expect(storedServices(browser)).toEqual([calls.service]);
  expect(
    screen.getByText("No request is completed or cancelled and has not changed for one year."),
  ).toBeVisible();
  await user.click(button("Undo"));
  await screen.findAllByText("1 request brought back.");
  expect(storedServices(browser)).toEqual([calls.service, chat.service]);
});

test("nothing is removed when the requests are kept, and the file can be saved again", async () => {
  const browser = await saved();
  await user.click(button("Save again"));
  expect(downloads).toHaveLength(2);
  expect(texts[1]).toBe(texts[0]);
  await user.click(button("Keep them here"));
  expect(screen.getByLabelText("Not changed for")).toHaveFocus();
  expect(storedServices(browser)).toEqual([calls.service, chat.service]);
});

test("a request that changed after the file was written stays, and the message says so", async () => {
  const browser = await saved();
  const other = openPortal(browser);
  const old = other.state().allRequests.find(({ service }) => service === chat.service);
  act(() => void storedValue(other.setStatus(old?.id ?? "", "pending")));
  other.stop();
  await user.click(button("The file is saved: remove 1 request"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Nothing was removed.");
  expect(storedServices(browser)).toEqual([calls.service, chat.service]);
});

test("an archive is shown with its histories, searched and brought back", async () => {
  const browser = await saved();
  await user.click(button("The file is saved: remove 1 request"));
  const file = Object.assign(new File([], "old.json"), { text: async () => texts[0] });
  await user.upload(screen.getByLabelText("Open an archive"), file);
  const list = await screen.findByRole("list", { name: "Requests in the archive" });
  const summary = within(list).getByText(/CR-0001 Live Chat Support, Ada Reid/);
  await user.click(summary);
  expect(await within(list).findByText("Signed off.")).toBeVisible();
  await user.type(screen.getByRole("searchbox", { name: "Search the archive" }), "dispatch");
  expect(screen.getByText("0 match")).toBeVisible();
  expect(within(list).queryAllByRole("listitem")).toEqual([]);
  await user.click(button("Bring 1 request back"));
  await screen.findAllByText("1 request brought back.");
  expect(storedServices(browser)).toEqual([calls.service, chat.service]);
  await user.upload(screen.getByLabelText("Open an archive"), file);
  expect(await screen.findByText(/has 1 request\. All of it is in this browser too\./)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Bring/ })).toBeNull();
});

test("the dry run of a backup counts archived requests in a row of their own", async () => {
  const browser = await browserWithOldRequest();
  const portal = openPortal(browser);
  const backup = await portal.exportBackup();
  if (backup.status !== "ready") throw new Error(backup.message);
  const archive = await portal.writeArchive(NOW);
  if (archive.status !== "ready") throw new Error(archive.message);
  storedValue(await portal.removeArchived(archive.value.text));
  portal.stop();
  renderInPortal(<BackupImport />, { browser });
  const file = Object.assign(new File([], "backup.json"), { text: async () => backup.value.text });
  await user.upload(await screen.findByLabelText("Backup file"), file);
  const countOf = (term: string) => screen.getByText(term).nextElementSibling;
  expect(await screen.findByText("Dry run of backup.json")).toBeVisible();
  expect(countOf("Skipped: moved to an archive")).toHaveTextContent("1");
  expect(countOf("Skipped: cannot be imported")).toHaveTextContent("0");
  expect(screen.queryByRole("list", { name: "What cannot be imported" })).toBeNull();
});
