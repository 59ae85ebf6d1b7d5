/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import type { FakeBrowser } from "@/lib/portal/testing/fake-browser";
import {
  browserSignedInAs,
  choose,
  fill,
  findUndoOf,
  press,
  recordFiles,
  renderInPortal,
  user,
} from "../testing";
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

test("the filters of a link are shown and counted, cleared at once, and what is shown is summed, sorted and exported", async () => {
  const files = recordFiles();
  window.history.replaceState(null, "", "/dashboard?industry=HVAC&priority=high&account=u");
  renderList();
  expect(await screen.findByLabelText("Industry")).toHaveValue("HVAC");
  const more = screen.getByRole("button", { name: /^More filters \(\d set\)$/ });
  expect(more).toHaveAttribute("aria-expanded", "true");
  expect(numbers()).toEqual(["CR-0002"]);
  expect(screen.getByText("£1,000 estimated")).toBeVisible();
  await press("Export CSV");
  await waitFor(() => expect(files).toHaveLength(1));
  expect((await files[0]!.text()).match(/CR-\d+/g)).toEqual(["CR-0002"]);
  await press("Clear filters");
  expect(screen.getByText("2 requests").parentElement).toHaveFocus();
  expect(screen.getByLabelText("Industry")).toHaveValue("");
  await choose("Created", "Over a year ago");
  expect(screen.getByText("0 of 2 requests")).toBeVisible();
  expect(screen.getByRole("button", { name: "Export CSV" })).toBeDisabled();
  await choose("Created", "Any day");
  await choose("Order", "Lowest number first");
  expect(numbers()).toEqual(["CR-0001", "CR-0002"]);
});

test("the columns of the address return to the usual ones, and the separator is remembered", async () => {
  window.history.replaceState(null, "", "/dashboard?columns=industry.estimate.status");
  renderList();
  expect(headings()).toEqual(["Number", "Request", "Industry", "Estimate", "Status"]);
  await press("Columns");
  const dialog = within(await screen.findByRole("dialog", { name: "Columns and export" }));
  expect(dialog.queryByLabelText("Customer")).toBeNull();
  await choose("CSV separator", "Tab");
  expect(localStorage.getItem("portal-separator")).toBe("tab");
  await press("Usual columns");
  expect(headings()).toEqual(["Number", "Request", "Priority", "Created", "Estimate", "Status"]);
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

test("a saved view is a link to what is shown, and can be renamed and deleted, with undo", async () => {
  const query = "priority=high&order=created%3Aasc&columns=industry";
  window.history.replaceState(null, "", `/dashboard?${query}&page=2`);
  renderList(await browserSignedInAs("ada@x.example"));
  await press("Views");
  await press("Save view");
  expect(screen.getByLabelText("Name of the view")).toHaveAccessibleDescription("Please name the view.");
  fill("Name of the view", "Urgent");
  await press("Save view");
  const link = await screen.findByText("Urgent", { selector: "a" });
  expect(link).toHaveAttribute("href", `/dashboard?${query}`);
  expect(link).toHaveAttribute("aria-current", "true");
  await press("Rename Urgent");
  const name = await screen.findByLabelText("New name of Urgent");
  fill("New name of Urgent", "High");
  await user.type(name, "{Enter}");
  expect(await screen.findByLabelText("Rename High")).toHaveFocus();
  await user.click(await findUndoOf("View “High” saved in this browser."));
  expect(await screen.findByText("The view is called “Urgent” again.")).toBeVisible();
  await press("Delete Urgent");
  expect(screen.queryByText("Urgent", { selector: "a" })).toBeNull();
  await user.click(await findUndoOf("View “Urgent” deleted."));
  expect(await screen.findByText("Urgent", { selector: "a" })).toBeVisible();
});
