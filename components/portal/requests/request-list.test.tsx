/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FakeBrowser } from "@/lib/portal/testing/fake-browser";
import { browserSignedInAs, findUndoOf, renderInPortal } from "../testing";
import { changeQuery } from "../use-query";
import type { ListedRequest } from "./listed-request";
import { RequestList } from "./request-list";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

const user = userEvent.setup();
const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }));
const numbers = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[0]?.textContent);

const request = (number: number, given: Partial<ListedRequest> = {}): ListedRequest => ({
  id: `1-${number}`,
  label: `CR-000${number}`,
  userId: "u",
  service: "Live Chat Support",
  industry: "Plumbing",
  description: "Evenings",
  status: "pending",
  priority: "low",
  createdAt: "2026-11-20T12:00:00.000Z",
  estimatedCost: 1000,
  ...given,
});
const requests = [request(2, { industry: "HVAC", priority: "high" }), request(1)];

const renderList = (browser?: FakeBrowser) =>
  renderInPortal(<RequestList caption="Requests" requests={requests} empty={null} />, { browser });

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/dashboard");
});

test("the filters of a link are shown, and all filters are cleared at once", async () => {
  window.history.replaceState(null, "", "/dashboard?industry=HVAC&priority=high&account=u");
  renderList();
  expect(await screen.findByLabelText("Industry")).toHaveValue("HVAC");
  expect(screen.getByRole("button", { name: /^More filters/ })).toHaveAttribute("aria-expanded", "true");
  expect(numbers()).toEqual(["CR-0002"]);
  await press("Clear filters");
  expect(screen.getByText("2 requests").parentElement).toHaveFocus();
  expect(screen.getByLabelText("Industry")).toHaveValue("");
  expect(screen.getByLabelText("Priority")).toHaveValue("");
});

test("the button of the filters counts those that are set", async () => {
  renderList();
  await press("More filters");
  await user.selectOptions(await screen.findByLabelText("Industry"), "Plumbing");
  await user.type(screen.getByLabelText("Created until"), "2026-11-20");
  expect(screen.getByRole("button", { name: "More filters (2 set)" })).toBeVisible();
  expect(numbers()).toEqual(["CR-0001"]);
});

const headings = () =>
  screen.getAllByRole("columnheader").map(({ textContent }) => textContent?.replace(/\W/g, ""));

test("chosen columns show at once, are in the address, and return to the usual ones", async () => {
  const { unmount } = renderList();
  expect(headings()).toEqual(["Number", "Request", "Priority", "Created", "Estimate", "Status"]);
  await press("Columns");
  const dialog = within(await screen.findByRole("dialog", { name: "Columns and export" }));
  expect(dialog.queryByLabelText("Customer")).toBeNull();
  for (const name of ["Industry", "Priority", "Created"]) await user.click(dialog.getByLabelText(name));
  await user.click(dialog.getByRole("button", { name: "Done" }));
  expect(headings()).toEqual(["Number", "Request", "Industry", "Estimate", "Status"]);
  await waitFor(() => expect(window.location.search).toBe("?columns=industry.estimate.status"));
  unmount();
  renderList();
  await press("Columns");
  await user.click(await screen.findByRole("button", { name: "Usual columns" }));
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(headings()).toContain("Priority");
});

test("what is typed is shown at once, changes the address once, adds no history entry, and is not lost to a link", async () => {
  renderList();
  const replace = jest.spyOn(window.history, "replaceState");
  const { length } = window.history;
  const search = screen.getByRole("searchbox");
  for (const value of ["h", "hv", "hvac"]) fireEvent.change(search, { target: { value } });
  expect(search).toHaveValue("hvac");
  expect(numbers()).toEqual(["CR-0002"]);
  await waitFor(() => expect(window.location.search).toBe("?q=hvac"));
  expect(replace).toHaveBeenCalledTimes(1);
  expect(window.history).toHaveLength(length);
  replace.mockRestore();
  await user.type(search, " live");
  await user.click(screen.getByRole("link", { name: /CR-0002/ }));
  expect(window.location.search).toBe("?q=hvac+live&request=CR-0002");
  expect(search).toHaveValue("hvac live");
});

test("back shows what the address had, and another page keeps nothing of this one", async () => {
  renderList();
  act(() => changeQuery({ priority: "high" }));
  expect(numbers()).toEqual(["CR-0002"]);
  act(() => window.history.back());
  await waitFor(() => expect(numbers()).toEqual(["CR-0002", "CR-0001"]));
  await user.type(screen.getByRole("searchbox"), "boil");
  act(() => window.history.replaceState(null, "", "/auth"));
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(window.location.href).toMatch(/\/auth$/);
});

test("the sum of what matches is beside the count, and the list can be sorted by number", async () => {
  renderList();
  expect(screen.getByText("£2,000 estimated")).toBeVisible();
  await user.selectOptions(screen.getByLabelText("Priority"), "high");
  expect(screen.getByText("£1,000 estimated")).toBeVisible();
  await user.selectOptions(screen.getByLabelText("Priority"), "");
  await user.selectOptions(screen.getByLabelText("Order"), "Lowest number first");
  expect(numbers()).toEqual(["CR-0001", "CR-0002"]);
});

test("a range of days is one choice", async () => {
  renderList();
  await press("More filters");
  await user.selectOptions(await screen.findByLabelText("Created"), "Over a year ago");
  expect(screen.getByText("0 of 2 requests")).toBeVisible();
  await user.selectOptions(screen.getByLabelText("Created"), "Any day");
  expect(numbers()).toHaveLength(2);
});

test("the separator of the export is remembered", async () => {
  renderList();
  await press("Columns");
  await user.selectOptions(await screen.findByLabelText("CSV separator"), "Tab");
  expect(localStorage.getItem("portal-separator")).toBe("tab");
});

test("a saved view is a link that shows its filters, order and columns again, and can be renamed and deleted", async () => {
  window.history.replaceState(
    null,
    "",
    "/dashboard?priority=high&order=created%3Aasc&columns=industry&page=2",
  );
  renderList(await browserSignedInAs("ada@x.example"));
  await press("Views");
  await user.type(await screen.findByLabelText("Name of the view"), "Urgent");
  await press("Save view");
  await press("Done");
  await user.selectOptions(screen.getByLabelText("Priority"), "low");
  expect(numbers()).toEqual(["CR-0001"]);
  const link = await screen.findByRole("link", { name: "Urgent" });
  expect(link).toHaveAttribute("href", "/dashboard?priority=high&order=created%3Aasc&columns=industry");
  await user.click(link);
  expect(numbers()).toEqual(["CR-0002"]);
  expect(headings()).toEqual(["Number", "Request", "Industry"]);
  expect(screen.getByRole("link", { name: "Urgent" })).toHaveAttribute("aria-current", "true");
  await press("Views");
  await user.click(await screen.findByRole("button", { name: "Rename Urgent" }));
  const name = screen.getByLabelText("New name of Urgent");
  await user.clear(name);
  await user.type(name, "High{Enter}");
  expect(await screen.findByRole("button", { name: "Rename High" })).toHaveFocus();
  await press("Delete High");
  expect(screen.queryByRole("button", { name: "Rename High" })).toBeNull();
  await user.click(await findUndoOf("View “High” deleted."));
  expect(await screen.findByRole("button", { name: "Rename High" })).toBeVisible();
});

test("a view without a name is refused beside its field", async () => {
  renderList(await browserSignedInAs("ada@x.example"));
  await press("Views");
  await user.click(await screen.findByRole("button", { name: "Save view" }));
  expect(screen.getByLabelText("Name of the view")).toHaveAccessibleDescription("Please name the view.");
});
