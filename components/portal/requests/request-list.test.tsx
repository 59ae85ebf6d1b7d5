/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import type { FakeBrowser } from "@/lib/portal/testing/fake-browser";
import { browserSignedInAs, choose, fill, findUndoOf, press, renderInPortal, user } from "../testing";
import { changeQuery } from "../use-query";
import type { ListedRequest } from "./listed-request";
import { RequestList } from "./request-list";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

const numbers = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[0]?.textContent);
const headings = () =>
  screen.getAllByRole("columnheader").map(({ textContent }) => textContent?.replace(/\W/g, ""));

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

test("the button of the filters counts those that are set, and a range of days is one choice", async () => {
  renderList();
  await press("More filters");
  await screen.findByLabelText("Industry");
  await choose("Industry", "Plumbing");
  fill("Created until", "2026-11-20");
  expect(screen.getByRole("button", { name: "More filters (2 set)" })).toBeVisible();
  expect(numbers()).toEqual(["CR-0001"]);
  await choose("Industry", "");
  await choose("Created", "Over a year ago");
  expect(screen.getByText("0 of 2 requests")).toBeVisible();
  await choose("Created", "Any day");
  expect(numbers()).toHaveLength(2);
});

test("chosen columns show at once, are in the address, and return to the usual ones; the separator is remembered", async () => {
  const { unmount } = renderList();
  expect(headings()).toEqual(["Number", "Request", "Priority", "Created", "Estimate", "Status"]);
  await press("Columns");
  const dialog = within(await screen.findByRole("dialog", { name: "Columns and export" }));
  expect(dialog.queryByLabelText("Customer")).toBeNull();
  for (const name of ["Industry", "Priority", "Created"]) await user.click(dialog.getByLabelText(name));
  await choose("CSV separator", "Tab");
  expect(localStorage.getItem("portal-separator")).toBe("tab");
  await press("Done");
  expect(headings()).toEqual(["Number", "Request", "Industry", "Estimate", "Status"]);
  await waitFor(() => expect(window.location.search).toBe("?columns=industry.estimate.status"));
  unmount();
  renderList();
  await press("Columns");
  await press("Usual columns");
  expect(headings()).toContain("Priority");
});

test("what is typed is shown at once, changes the address once, adds no history entry, and is not lost to a link", async () => {
  renderList();
  const replace = jest.spyOn(window.history, "replaceState");
  const { length } = window.history;
  for (const value of ["h", "hv", "hvac"]) fill("Search requests", value);
  expect(numbers()).toEqual(["CR-0002"]);
  await waitFor(() => expect(window.location.search).toBe("?q=hvac"));
  expect(replace).toHaveBeenCalledTimes(1);
  expect(window.history).toHaveLength(length);
  replace.mockRestore();
  fill("Search requests", "hvac live");
  await user.click(screen.getByRole("link", { name: /CR-0002/ }));
  expect(window.location.search).toBe("?q=hvac+live&request=CR-0002");
  expect(screen.getByRole("searchbox")).toHaveValue("hvac live");
});

test("back shows what the address had, and another page keeps nothing of this one", async () => {
  renderList();
  act(() => changeQuery({ priority: "high" }));
  expect(numbers()).toEqual(["CR-0002"]);
  act(() => window.history.back());
  await waitFor(() => expect(numbers()).toEqual(["CR-0002", "CR-0001"]));
  fill("Search requests", "boil");
  act(() => window.history.replaceState(null, "", "/auth"));
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(window.location.href).toMatch(/\/auth$/);
});

test("the sum of what matches is beside the count, and the list can be sorted by number", async () => {
  renderList();
  expect(screen.getByText("£2,000 estimated")).toBeVisible();
  await choose("Order", "Lowest number first");
  expect(numbers()).toEqual(["CR-0001", "CR-0002"]);
  await choose("Priority", "high");
  expect(screen.getByText("£1,000 estimated")).toBeVisible();
});

test("a saved view is a link that shows its filters, order and columns again, and can be renamed and deleted, with undo", async () => {
  const query = "priority=high&order=created%3Aasc&columns=industry";
  window.history.replaceState(null, "", `/dashboard?${query}&page=2`);
  renderList(await browserSignedInAs("ada@x.example"));
  await press("Views");
  await press("Save view");
  expect(screen.getByLabelText("Name of the view")).toHaveAccessibleDescription("Please name the view.");
  fill("Name of the view", "Urgent");
  await press("Save view");
  await press("Done");
  await choose("Priority", "low");
  expect(numbers()).toEqual(["CR-0001"]);
  const link = await screen.findByRole("link", { name: "Urgent" });
  expect(link).toHaveAttribute("href", `/dashboard?${query}`);
  await user.click(link);
  expect(numbers()).toEqual(["CR-0002"]);
  expect(headings()).toEqual(["Number", "Request", "Industry"]);
  expect(screen.getByRole("link", { name: "Urgent" })).toHaveAttribute("aria-current", "true");
  await press("Views");
  await press("Rename Urgent");
  const name = await screen.findByLabelText("New name of Urgent");
  fill("New name of Urgent", "High");
  await user.type(name, "{Enter}");
  expect(await screen.findByRole("button", { name: "Rename High" })).toHaveFocus();
  await user.click(await findUndoOf("View “High” saved in this browser."));
  expect(await screen.findByText("The view is called “Urgent” again.")).toBeVisible();
  await press("Delete Urgent");
  expect(screen.queryByRole("button", { name: "Rename Urgent" })).toBeNull();
  await user.click(await findUndoOf("View “Urgent” deleted."));
  expect(await screen.findByRole("button", { name: "Rename Urgent" })).toBeVisible();
});

test("the undo of a new view removes it", async () => {
  renderList(await browserSignedInAs("ada@x.example"));
  await press("Views");
  fill("Name of the view", "Urgent");
  await press("Save view");
  await user.click(await findUndoOf("View “Urgent” saved in this browser."));
  expect(await screen.findByText("View “Urgent” removed again.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Rename Urgent" })).toBeNull();
});
