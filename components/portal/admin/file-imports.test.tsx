/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { createFakeBrowser, type FakeBrowser } from "@/lib/portal/testing/fake-browser";
import { ADMINISTRATOR, openPortal } from "@/lib/portal/testing/fake-portal";
import {
  browserSignedInAs,
  browserWithRequests,
  press,
  renderInPortal,
  storedStatuses,
  user,
} from "../testing";
import { FileImports } from "./file-imports";

jest.mock("next/navigation", () => jest.requireActual("../testing/navigation"));

/** Chooses a file with `text()`, which jsdom does not implement. */
const choose = (field: string, name: string, text: string, read = async () => text) =>
  user.upload(screen.getByLabelText(field), Object.assign(new File([text], name), { text: read }));
const chooseBackup = (text: string) => choose("Backup file", "backup.json", text);
const itemsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

/** The backup of a browser. */
async function backupOf(browser: FakeBrowser) {
  const portal = openPortal(browser);
  const outcome = await portal.exportBackup();
  portal.stop();
  return outcome.status === "ready" ? outcome.value.text : "";
}

async function setup() {
  const browser = await browserSignedInAs("ada@x.example");
  await browserSignedInAs(ADMINISTRATOR, () => {}, browser);
  renderInPortal(<FileImports />, { browser });
  return browser;
}

test("a backup is imported after a dry run that changes nothing, and not said to be where nothing was", async () => {
  const text = await backupOf(await browserWithRequests());
  const browser = await setup();
  const before = new Map(browser.data);
  await chooseBackup(text);
  await screen.findByText("Dry run of backup.json");
  expect(screen.getByText("Requests to add").nextSibling).toHaveTextContent("2");
  expect(screen.getByText("Skipped: administrators").nextSibling).toHaveTextContent("1");
  expect(new Map(browser.data)).toEqual(before);
  await press("Import backup");
  await screen.findAllByText("Backup imported.");
  expect(Object.keys(storedStatuses(browser))).toHaveLength(2);
  expect(screen.getByLabelText("Backup file")).toHaveFocus();
  await chooseBackup(text);
  await press("Import backup");
  await screen.findAllByText(/^Nothing was imported/);
});

test("a dry run names what would change, from what to what, and each can be left out", async () => {
  const source = await browserWithRequests();
  const portal = openPortal(source, { clock: { time: Date.UTC(2026, 10, 21) } });
  const [first, second] = portal.state().allRequests;
  const browser = createFakeBrowser();
  for (const [key, value] of source.data) browser.write(key, value);
  portal.setStatuses([first!.id, second!.id], "completed");
  portal.addComment(second!.id, "Done");
  const text = await backupOf(source);
  renderInPortal(<FileImports />, { browser });
  await chooseBackup(text);
  const changes = await screen.findByRole("list", { name: "What would change" });
  expect(itemsOf(changes)).toEqual([
    `${first!.label} ${first!.service}Status: pending becomes completed`,
    `${second!.label} ${second!.service}Status: pending becomes completed1 comment`,
  ]);
  await user.click(within(changes).getByRole("checkbox", { name: new RegExp(first!.label) }));
  await press("Import backup, without 1");
  await screen.findAllByText("Backup imported.");
  expect(storedStatuses(browser)).toEqual({ [first!.service]: "pending", [second!.service]: "completed" });
});

test("what cannot be imported is listed, a hundred of it at most, and the rest is imported", async () => {
  const text = JSON.parse(await backupOf(await browserWithRequests())) as { requests: object[] };
  text.requests[0] = { ...text.requests[0], status: "paid" };
  text.requests.push(...Array.from({ length: 102 }, () => ({})));
  const browser = await setup();
  await chooseBackup(JSON.stringify(text));
  await screen.findByText("Dry run of backup.json");
  expect(screen.getByText(/^requests\.0: /)).toBeInTheDocument();
  expect(screen.getByText("and 3 more")).toBeInTheDocument();
  await press("Import backup");
  await screen.findAllByText("Backup imported, without 103 entries.");
  expect(Object.keys(storedStatuses(browser))).toHaveLength(1);
});

test("a file that is not JSON, cannot be read or lacks a column is refused, and no import is offered", async () => {
  await setup();
  await chooseBackup("{");
  expect(await screen.findByText(/^This file cannot be imported: the file is not JSON\./)).toBeVisible();
  await choose("Backup file", "backup.json", "a", () => Promise.reject(new Error("gone")));
  expect(await screen.findByText("The browser could not read this file.")).toBeVisible();
  await choose("CSV file of requests", "requests.csv", "Email,Service,Industry\na,b,c");
  const missing = "its first row has no column “Description”. Nothing was changed.";
  expect(await screen.findByText(missing, { exact: false })).toHaveAttribute("role", "alert");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a dry run that ends after another file was chosen is not shown", async () => {
  await setup();
  let answer = (_: string) => {};
  await choose("Backup file", "first.json", "", () => new Promise((resolve) => (answer = resolve)));
  const empty =
    '{"format":"portal-backup","version":1,"exportedAt":"","users":[],"requests":[],"changes":[],"damaged":[]}';
  await choose("Backup file", "second.json", empty);
  await screen.findByText("Dry run of second.json");
  answer(empty);
  expect(await screen.findByText("Dry run of second.json")).toBeVisible();
  expect(screen.queryByText("Dry run of first.json")).toBeNull();
});
