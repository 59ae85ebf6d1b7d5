/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { findUndoOf } from "../testing";
import { browserWithRequests, renderAdmin, statusOf, storedStatuses } from "./testing";
import { router as mockRouter } from "../testing-navigation";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole("button", { name }));

const undoBulk = async () => user.click(await findUndoOf("2 requests were set to Completed."));

beforeEach(() => {
  mockRouter.replace.mockClear();
  window.history.replaceState(null, "", "/admin");
});

describe("the service requests tab", () => {
  it("lists all requests and stores a new status at once", async () => {
    const browser = await renderAdmin();
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "completed");
    await screen.findAllByText(/^CR-\d+ Live Chat Support was set to Completed\.$/);
    expect(storedStatuses(browser)).toEqual({
      "Live Chat Support": "completed",
      "Call Center Outsourcing": "pending",
    });
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "pending");
    expect(storedStatuses(browser)["Live Chat Support"]).toBe("pending");
  });

  it("stores a status chosen with the arrow keys only with Enter or when the field is left", async () => {
    const browser = await renderAdmin();
    const stored = () => storedStatuses(browser)["Live Chat Support"];
    const select = statusOf("Live Chat Support", "Ada Reid");
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

  it("keeps the focus in the list when a filter hides the changed request", async () => {
    await renderAdmin();
    await user.selectOptions(screen.getByLabelText("Status"), "pending");
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "in-progress");
    expect(screen.getByText("1 of 2 requests").parentElement).toHaveFocus();
  });

  it("undoes a status from its message", async () => {
    const browser = await renderAdmin();
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "completed");
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(storedStatuses(browser)["Live Chat Support"]).toBe("pending");
    await screen.findAllByText("1 request has its previous status again.");
  });

  it("sets one status for all selected requests, and undoes it", async () => {
    const browser = await renderAdmin();
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "in-progress");
    expect(screen.queryByRole("button", { name: "Set status" })).toBeNull();
    await user.click(screen.getByLabelText("Select all 2"));
    expect(screen.getByText("2 selected")).toBeVisible();
    await user.click(screen.getByLabelText(/^Select CR-\d+, Call Center Outsourcing for Ada Reid$/));
    expect(screen.getByLabelText("Select all 2")).toBePartiallyChecked();
    await user.click(screen.getByLabelText("Select all 2"));
    await user.selectOptions(screen.getByLabelText("Status of selected"), "completed");
    await press("Set status");
    expect(storedStatuses(browser)).toEqual({
      "Live Chat Support": "completed",
      "Call Center Outsourcing": "completed",
    });
    expect((await screen.findAllByText("2 requests were set to Completed.")).length).toBeGreaterThan(0);
    expect(screen.getByText("0 selected")).toBeInTheDocument();
    await undoBulk();
    expect(storedStatuses(browser)).toEqual({
      "Live Chat Support": "in-progress",
      "Call Center Outsourcing": "pending",
    });
    expect(screen.getByText("2 requests").parentElement).toHaveFocus();
  });

  it("undoes only requests that were not changed meanwhile, and says how many were left", async () => {
    await renderAdmin();
    await user.click(screen.getByLabelText("Select all 2"));
    await user.selectOptions(screen.getByLabelText("Status of selected"), "completed");
    await press("Set status");
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "pending");
    await undoBulk();
    await screen.findAllByText(
      "1 request has its previous status again. 1 request changed meanwhile and was left as it is.",
    );
  });

  it("keeps the filter while another tab is shown", async () => {
    await renderAdmin();
    await user.selectOptions(screen.getByLabelText("Service"), "Live Chat Support");
    await user.click(screen.getByRole("tab", { name: "Settings" }));
    await user.click(screen.getByRole("tab", { name: "Service Requests" }));
    expect(screen.getByText("1 of 2 requests")).toBeVisible();
  });

  it("moves closed requests of a selection to a file, and brings them back", async () => {
    const files: string[] = [];
    URL.createObjectURL = () => "blob:";
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      files.push(this.download);
    });
    const browser = await renderAdmin();
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "completed");
    await user.click(screen.getByLabelText("Select all 2"));
    await press("Move to a file");
    const dialog = within(await screen.findByRole("dialog", { name: "Move to a file" }));
    expect(await dialog.findByText(/1 request of the selection is not completed or cancelled/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Save the file" }));
    expect(files).toEqual([expect.stringMatching(/^portal-archive-.*\.json$/)]);
    await user.click(dialog.getByRole("button", { name: "The file is saved: remove 1 request" }));
    await waitFor(() => expect(storedStatuses(browser)).toEqual({ "Call Center Outsourcing": "pending" }));
    await user.click(await findUndoOf("1 request moved to the file."));
    await screen.findAllByText("1 request brought back.");
    expect(storedStatuses(browser)["Live Chat Support"]).toBe("completed");
  });

  it("does not change selected requests that are filtered out", async () => {
    const browser = await renderAdmin();
    await user.click(screen.getByLabelText("Select all 2"));
    await user.selectOptions(screen.getByLabelText("Service"), "Live Chat Support");
    await screen.findByText("1 selected");
    await user.selectOptions(screen.getByLabelText("Status of selected"), "completed");
    await press("Set status");
    expect(storedStatuses(browser)["Call Center Outsourcing"]).toBe("pending");
  });

  it("does not report a status change that could not be stored", async () => {
    const browser = await renderAdmin();
    browser.limit(0);
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "completed");
    expect((await screen.findAllByText(/^This browser's storage is full/)).length).toBeGreaterThan(1);
    expect(screen.queryByText(/^CR-\d+ Live Chat Support was set to Completed\.$/)).toBeNull();
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
    await user.click(screen.getByLabelText("Select all 2"));
    await user.selectOptions(screen.getByLabelText("Status of selected"), "completed");
    expect(leave()).toBe(true);
    await press("Set status");
    await screen.findByText("2 requests were set to Completed, but only 1 of the changes could be stored.");
    expect(leave()).toBe(false);
    expect(Object.values(storedStatuses(browser)).sort()).toEqual(["completed", "in-progress"]);
  });
});
