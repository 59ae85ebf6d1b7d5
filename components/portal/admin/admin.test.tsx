/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createFakeBrowser } from "@/lib/portal/testing/fake-browser";
import { ADMINISTRATOR, openPortal, storedValue } from "@/lib/portal/testing/fake-portal";
import { browserSignedInAs } from "../testing";
import { browserWithRequests, calls, chat, tableCells, renderAdmin, statusOf } from "./testing";
import { router as mockRouter } from "../testing-navigation";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

const user = userEvent.setup();
const openTab = (name: string) => user.click(screen.getByRole("tab", { name }));

beforeEach(() => {
  mockRouter.replace.mockClear();
  window.history.replaceState(null, "", "/admin");
});

/** A browser with two requests of a customer, one of them completed. */
async function browserWithCompleted() {
  const browser = await browserWithRequests();
  const portal = openPortal(browser);
  const request = portal.state().allRequests.find(({ service }) => service === "Live Chat Support");
  storedValue(portal.setStatus(request!.id, "completed"));
  portal.stop();
  return browser;
}

describe("the guard of /admin", () => {
  it("redirects customers from /admin to /dashboard", async () => {
    await renderAdmin(await browserSignedInAs("ada@x.example"));
    expect(mockRouter.replace).toHaveBeenCalledWith("/dashboard");
    expect(screen.queryByRole("tab")).toBeNull();
  });

  it("redirects signed-out users from /admin to /auth", async () => {
    await renderAdmin(createFakeBrowser());
    expect(mockRouter.replace).toHaveBeenCalledWith("/auth");
  });
});

describe("the customers tab", () => {
  it("lists customers with figures from their requests", async () => {
    await renderAdmin(await browserWithCompleted());
    await openTab("Customers");
    await screen.findByRole("table", { name: "Customers" });
    expect(window.location.search).toBe("?tab=customers");
    expect(tableCells("Customers")).toEqual([
      [
        "Ada Reid",
        "CompanyReid & Co",
        "Emailada@x.example",
        "Services usedCall Center Outsourcing, Live Chat Support",
        "Requests2",
        "Last active20 Nov 2026",
        "Total spent£2,094",
      ],
    ]);
  });

  it("can search and filter the customers, and export those that are shown", async () => {
    const files: string[] = [];
    URL.createObjectURL = () => "blob:";
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      files.push(this.download);
    });
    const browser = await browserSignedInAs("zoë@x.example");
    await browserSignedInAs("bob@x.example", (bob) => void bob.createRequest(chat), browser);
    await renderAdmin(await browserSignedInAs(ADMINISTRATOR, () => {}, browser));
    await openTab("Customers");
    await user.type(await screen.findByRole("searchbox", { name: "Search customers" }), "zoe@");
    expect(await screen.findByText("1 of 2 customers")).toBeVisible();
    expect(tableCells("Customers").map(([name]) => name)).toEqual(["Ada Reid"]);
    await user.click(screen.getByRole("button", { name: "Export CSV" }));
    await waitFor(() => expect(files).toEqual(["customers.csv"]));
    await user.selectOptions(screen.getByLabelText("Requests"), "With requests");
    expect(await screen.findByRole("heading", { name: "No customers match" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(screen.getByText("2 customers").parentElement).toHaveFocus();
  });

  it("opens a page per customer with only that customer's requests", async () => {
    const browser = await browserSignedInAs("bob@x.example", (bob) => void bob.createRequest(chat));
    await browserSignedInAs("ada@x.example", (ada) => void ada.createRequest(calls), browser);
    await browserSignedInAs(ADMINISTRATOR, () => {}, browser);
    window.history.replaceState(null, "", "/admin?tab=customers");
    await renderAdmin(browser);
    await screen.findByRole("table", { name: "Customers" });
    const [row] = screen.getAllByRole("row").filter((row) => within(row).queryByText("ada@x.example"));
    await user.click(within(row!).getByRole("link"));
    expect(screen.getByRole("heading", { name: "Ada Reid" })).toHaveFocus();
    expect(
      screen.getAllByRole("rowheader").map((head) => within(head).getByRole("link").textContent),
    ).toEqual([expect.stringMatching(/^Call Center Outsourcing CR-\d+$/)]);
    await user.click(screen.getByRole("link", { name: /^Call Center Outsourcing CR-/ }));
    expect(await screen.findByRole("list", { name: "History" })).toBeVisible();
    await user.selectOptions(statusOf("Call Center Outsourcing", "Ada Reid"), "completed");
    expect(within(screen.getByRole("list", { name: "History" })).getAllByRole("listitem")).toHaveLength(2);
    await user.click(screen.getByRole("link", { name: "Back to the list" }));
    await user.click(screen.getByRole("link", { name: "Back to all customers" }));
    expect(window.location.search).toBe("?tab=customers");
    expect(screen.getAllByRole("link", { name: "Ada Reid" })).toContain(document.activeElement);
  });

  it("shows Customer Not Found for an unknown customer", async () => {
    const browser = await browserWithRequests();
    window.history.replaceState(null, "", "/admin?tab=customers&customer=gone");
    await renderAdmin(browser);
    expect(await screen.findByRole("heading", { name: "Customer Not Found" })).toBeVisible();
  });
});

test("the log has all actions on all requests, and can be filtered", async () => {
  await renderAdmin(await browserWithCompleted());
  await openTab("Log");
  await screen.findByRole("table", { name: "Log of actions" });
  const actions = () => tableCells("Log of actions").map(([, author, , what]) => `${author}: ${what}`);
  expect(actions().sort()).toEqual(["Ada Reid: Created", "Ada Reid: Created", "Ada Reid: Set to Completed"]);
  await user.selectOptions(screen.getByLabelText("Action"), "Statuses set");
  expect(actions()).toEqual(["Ada Reid: Set to Completed"]);
});

describe("the analytics tab", () => {
  it("shows tables of figures next to the company's benchmarks", async () => {
    window.history.replaceState(null, "", "/admin?tab=analytics");
    await renderAdmin(await browserWithCompleted());
    const satisfaction = await screen.findByText("Average Satisfaction");
    // The charts load after the tables.
    await act(async () => void (await import("./charts")));
    expect(satisfaction.parentElement).toHaveTextContent(/4\.8 of 5/);
    expect(tableCells("Requests over time")).toEqual([["20 Nov 2026", "2"]]);
    expect(tableCells("Requests by status")).toEqual([
      ["Pending", "1", "50%"],
      ["In progress", "0", "0%"],
      ["Completed", "1", "50%"],
    ]);
    expect(tableCells("Requests by service")).toHaveLength(10);
    expect(tableCells("Revenue split")).toEqual([
      ["Call Center Outsourcing", "£0", "0%", "40%"],
      ["Live Chat Support", "£2,094", "100%", "30%"],
      ["Virtual Assistant", "£0", "0%", "20%"],
      ["Other", "£0", "0%", "10%"],
    ]);
    expect(tableCells("Industry breakdown")).toEqual([
      ["Plumbing & HVAC", "1", "50%", "35%"],
      ["Healthcare", "1", "50%", "25%"],
      ["Legal Services", "0", "0%", "20%"],
      ["Technology", "0", "0%", "20%"],
      ["Other", "0", "0%", "0%"],
    ]);
  });
});
