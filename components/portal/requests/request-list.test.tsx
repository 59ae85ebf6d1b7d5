/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { choose, fill, press, recordFiles, renderInPortal, user } from "../testing";
import type { ListedRequest } from "@/lib/portal/derived-state";
import { List } from "../table/list";
import { ownRequestsList } from "./own-requests-list";

jest.mock("next/navigation", () => jest.requireActual("../testing/navigation"));

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

const renderList = () =>
  renderInPortal(<List definition={ownRequestsList} caption="Requests" items={requests} empty="" />);

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
