/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { choose, findUndoOf, openTab, press, recordFiles, user } from "../testing";
import { browserWithRequests, renderAdmin, statusOf, storedStatuses } from "./testing";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

const CHAT = "Live Chat Support";
const CALLS = "Call Center Outsourcing";
const setChat = (status: string) => user.selectOptions(statusOf(CHAT, "Ada Reid"), status);
const selectAll = () => user.click(screen.getByLabelText("Select all 2"));

async function completeSelected() {
  await choose("Status of selected", "completed");
  await press("Set status");
}
const undoBulk = async () => user.click(await findUndoOf("2 requests were set to Completed."));

it("lists all requests, stores a new status at once, and undoes it from its message", async () => {
  const browser = await renderAdmin();
  await setChat("completed");
  await screen.findAllByText(/^CR-\d+ Live Chat Support was set to Completed\.$/);
  expect(storedStatuses(browser)).toEqual({ [CHAT]: "completed", [CALLS]: "pending" });
  await press("Undo");
  expect(storedStatuses(browser)[CHAT]).toBe("pending");
  await screen.findAllByText("1 request has its previous status again.");
});

it("stores a status chosen with the arrow keys only with Enter or when the field is left", async () => {
  const browser = await renderAdmin();
  const stored = () => storedStatuses(browser)[CHAT];
  const select = statusOf(CHAT, "Ada Reid");
  /** jsdom's select does not follow the arrow keys itself. */
  const move = (value: string) => {
    fireEvent.keyDown(select, { key: "ArrowDown" });
    fireEvent.change(select, { target: { value } });
  };
  move("in-progress");
  move("completed");
  expect(select).toHaveValue("completed");
  expect(stored()).toBe("pending");
  fireEvent.keyDown(select, { key: "Escape" });
  expect(select).toHaveValue("pending");
  move("in-progress");
  fireEvent.keyDown(select, { key: "Enter" });
  expect(stored()).toBe("in-progress");
  move("completed");
  expect(select).toHaveAccessibleDescription("Enter sets it.");
  fireEvent.blur(select);
  expect(stored()).toBe("completed");
  await screen.findAllByText(/^CR-\d+ Live Chat Support was set to Completed\.$/);
});

it("keeps the focus in the list when a filter hides the changed request, and the filter while another tab is shown", async () => {
  await renderAdmin();
  await choose("Status", "pending");
  await setChat("in-progress");
  expect(screen.getByText("1 of 2 requests").parentElement).toHaveFocus();
  await openTab("Settings");
  await openTab("Service Requests");
  expect(screen.getByText("1 of 2 requests")).toBeVisible();
});

it("sets one status for all selected requests, and undoes it", async () => {
  const browser = await renderAdmin();
  await setChat("in-progress");
  expect(screen.queryByRole("button", { name: "Set status" })).toBeNull();
  await selectAll();
  expect(screen.getByText("2 selected")).toBeVisible();
  await user.click(screen.getByLabelText(/^Select CR-\d+, Call Center Outsourcing for Ada Reid$/));
  expect(screen.getByLabelText("Select all 2")).toBePartiallyChecked();
  await selectAll();
  await completeSelected();
  expect(storedStatuses(browser)).toEqual({ [CHAT]: "completed", [CALLS]: "completed" });
  expect(screen.getByText("0 selected")).toBeInTheDocument();
  await undoBulk();
  expect(storedStatuses(browser)).toEqual({ [CHAT]: "in-progress", [CALLS]: "pending" });
  expect(screen.getByText("2 requests").parentElement).toHaveFocus();
});

it("undoes only requests that were not changed meanwhile, and says how many were left", async () => {
  await renderAdmin();
  await selectAll();
  await completeSelected();
  await setChat("pending");
  await undoBulk();
  await screen.findAllByText(
    "1 request has its previous status again. 1 request changed meanwhile and was left as it is.",
  );
});

it("moves closed requests of a selection to a file, and brings them back", async () => {
  const files = recordFiles();
  const browser = await renderAdmin();
  await setChat("completed");
  await selectAll();
  await press("Move to a file");
  const dialog = within(await screen.findByRole("dialog", { name: "Move to a file" }));
  expect(await dialog.findByText(/1 request of the selection is not completed or cancelled/)).toBeVisible();
  await press("Save the file");
  expect(files).toMatchObject([{ name: expect.stringMatching(/^portal-archive-.*\.json$/) }]);
  await press("The file is saved: remove 1 request");
  await waitFor(() => expect(storedStatuses(browser)).toEqual({ [CALLS]: "pending" }));
  await user.click(await findUndoOf("1 request moved to the file."));
  await screen.findAllByText("1 request brought back.");
  expect(storedStatuses(browser)[CHAT]).toBe("completed");
});

it("does not change selected requests that are filtered out, nor report a change that could not be stored", async () => {
  const browser = await renderAdmin();
  await selectAll();
  await choose("Service", CHAT);
  await screen.findByText("1 selected");
  await completeSelected();
  expect(storedStatuses(browser)).toEqual({ [CHAT]: "completed", [CALLS]: "pending" });
  browser.limit(0);
  await setChat("in-progress");
  expect((await screen.findAllByText(/^This browser's storage is full/)).length).toBeGreaterThan(1);
  expect(screen.queryByText(/^CR-\d+ Live Chat Support was set to In progress\.$/)).toBeNull();
});

it("says how many changes of a bulk change are stored, and asks before the page is left", async () => {
  const browser = await browserWithRequests();
  // A change ahead of the clock: the next one of its request is a record of its own, and fails.
  const id = [...browser.data.keys()].find((key) => key.startsWith("portal:request:"))?.split(":")[2];
  const ahead = { v: 1, id: "z", requestId: id, status: "in-progress", at: 8e12, by: "u" };
  browser.write(`portal:change:${id}:z`, JSON.stringify(ahead));
  await renderAdmin(browser);
  const leave = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  browser.failWrites((count) => count > 1);
  await selectAll();
  expect(leave()).toBe(true);
  await completeSelected();
  await screen.findByText("2 requests were set to Completed, but only 1 of the changes could be stored.");
  expect(leave()).toBe(false);
  expect(Object.values(storedStatuses(browser)).sort()).toEqual(["completed", "in-progress"]);
});
