/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderAdmin, statusOf, storedStatuses } from "./testing";

const mockRouter = { replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => mockRouter, useSearchParams: () => null }));

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole("button", { name }));

beforeEach(() => {
  mockRouter.replace.mockClear();
  window.history.replaceState(null, "", "/admin");
});

describe("the service requests tab", () => {
  it("lists all requests and stores a new status at once", async () => {
    const browser = await renderAdmin();
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "completed");
    await screen.findAllByText("Live Chat Support is now completed.");
    expect(storedStatuses(browser)).toEqual({
      "Live Chat Support": "completed",
      "Call Center Outsourcing": "pending",
    });
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "pending");
    expect(storedStatuses(browser)["Live Chat Support"]).toBe("pending");
  });

  it("keeps the focus in the list when a filter hides the changed request", async () => {
    await renderAdmin();
    await user.selectOptions(screen.getByLabelText("Status"), "pending");
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "in-progress");
    expect(screen.getByText("1 of 2 requests")).toHaveFocus();
  });

  it("sets one status for all selected requests, and undoes it", async () => {
    const browser = await renderAdmin();
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "in-progress");
    await press("Set status");
    await screen.findAllByText("Select requests first.");
    await user.click(screen.getByLabelText("Select all 2"));
    expect(screen.getByText("2 selected")).toBeVisible();
    await user.click(screen.getByLabelText("Select Call Center Outsourcing for Ada Reid"));
    expect(screen.getByLabelText("Select all 2")).toBePartiallyChecked();
    await user.click(screen.getByLabelText("Select all 2"));
    await user.selectOptions(screen.getByLabelText("Status of selected"), "completed");
    await press("Set status");
    expect(storedStatuses(browser)).toEqual({
      "Live Chat Support": "completed",
      "Call Center Outsourcing": "completed",
    });
    expect((await screen.findAllByText("2 requests are now completed.")).length).toBeGreaterThan(0);
    expect(screen.getByText("0 selected")).toBeVisible();
    await press("Undo");
    expect(storedStatuses(browser)).toEqual({
      "Live Chat Support": "in-progress",
      "Call Center Outsourcing": "pending",
    });
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(screen.getByText("2 requests")).toHaveFocus();
  });

  it("undoes only requests that were not changed meanwhile, and says how many were left", async () => {
    await renderAdmin();
    await user.click(screen.getByLabelText("Select all 2"));
    await user.selectOptions(screen.getByLabelText("Status of selected"), "completed");
    await press("Set status");
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "pending");
    await press("Undo");
    await screen.findAllByText(
      "1 request has its previous status again. 1 request changed meanwhile and was left as it is.",
    );
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
    expect(screen.queryByText("Live Chat Support is now completed.")).toBeNull();
  });
});
