/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { createFakeBrowser } from "@/lib/portal/testing/fake-browser";
import { ADMINISTRATOR, openPortal, storedValue } from "@/lib/portal/testing/fake-portal";
import { browserSignedInAs, choose, fill, openTab, press, recordFiles, user } from "../testing";
import { browserWithRequests, calls, chat, tableCells, renderAdmin, statusOf } from "./testing";
import { router as mockRouter } from "../testing-navigation";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

/** A browser with two requests of a customer, one of them completed. */
async function browserWithCompleted() {
  const browser = await browserWithRequests();
  const portal = openPortal(browser);
  const request = portal.state().allRequests.find(({ service }) => service === "Live Chat Support");
  storedValue(portal.setStatus(request!.id, "completed"));
  portal.stop();
  return browser;
}

test("customers are redirected from /admin to /dashboard, and who is signed out to /auth", async () => {
  await renderAdmin(await browserSignedInAs("ada@x.example"));
  expect(mockRouter.replace).toHaveBeenLastCalledWith("/dashboard");
  await renderAdmin(createFakeBrowser());
  expect(mockRouter.replace).toHaveBeenLastCalledWith("/auth");
  expect(screen.queryByRole("tab")).toBeNull();
});

test("customers are listed with figures from their requests, can be searched and filtered, and those shown exported", async () => {
  const files = recordFiles();
  const browser = await browserWithCompleted();
  await browserSignedInAs("zoë@x.example", () => {}, browser);
  const chief = openPortal(browser);
  storedValue(await chief.signIn({ email: ADMINISTRATOR, password: "correct horse" }));
  chief.stop();
  await renderAdmin(browser);
  await openTab("Customers");
  await screen.findByRole("table", { name: "Customers" });
  expect(window.location.search).toBe("?tab=customers");
  fill("Search customers", "ada@");
  expect(await screen.findByText("1 of 2 customers")).toBeVisible();
  expect(tableCells("Customers")).toEqual([
    [
      ...["Ada Reid", "CompanyReid & Co", "Emailada@x.example"],
      ...["Services usedCall Center Outsourcing, Live Chat Support", "Requests2"],
      ...["Last active20 Nov 2026", "Total spent£2,094"],
    ],
  ]);
  await press("Export CSV");
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(["customers.csv"]));
  await choose("Requests", "Without requests");
  expect(await screen.findByRole("heading", { name: "No customers match" })).toBeVisible();
  await press("Clear filters");
  expect(screen.getByText("2 customers").parentElement).toHaveFocus();
});

test("a customer has a page with the own requests alone, which lead on to each and back", async () => {
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
    screen
      .getAllByRole("rowheader", { hidden: false })
      .map((head) => within(head).getByRole("link").textContent),
  ).toEqual([expect.stringMatching(/^Call Center Outsourcing CR-\d+$/)]);
  await user.click(screen.getByRole("link", { name: /^Call Center Outsourcing CR-/, hidden: false }));
  const history = within(await screen.findByRole("list", { name: "History" }));
  await user.selectOptions(statusOf("Call Center Outsourcing", "Ada Reid"), "completed");
  expect(history.getAllByRole("listitem")).toHaveLength(2);
  await user.click(screen.getByRole("link", { name: "Back to the list" }));
  await user.click(screen.getByRole("link", { name: "Back to all customers" }));
  expect(window.location.search).toBe("?tab=customers");
  expect(screen.getAllByRole("link", { name: "Ada Reid" })).toContain(document.activeElement);
});

test("an unknown customer is not found", async () => {
  const browser = await browserWithRequests();
  window.history.replaceState(null, "", "/admin?tab=customers&customer=gone");
  await renderAdmin(browser);
  expect(await screen.findByRole("heading", { name: "Customer Not Found" })).toBeVisible();
});

test("the log has all actions on all requests, and can be filtered", async () => {
  await renderAdmin(await browserWithCompleted());
  await openTab("Log");
  await screen.findByRole("table", { name: "Log of actions" });
  const actions = () => tableCells("Log of actions").map(([, author, , what]) => `${author}: ${what}`);
  expect(actions().sort()).toEqual(["Ada Reid: Created", "Ada Reid: Created", "Ada Reid: Set to Completed"]);
  await choose("Action", "Statuses set");
  expect(actions()).toEqual(["Ada Reid: Set to Completed"]);
});

test("analytics have tables of figures next to the company's benchmarks", async () => {
  window.history.replaceState(null, "", "/admin?tab=analytics");
  await renderAdmin(await browserWithCompleted());
  const satisfaction = await screen.findByText("Average Satisfaction");
  expect(satisfaction.parentElement).toHaveTextContent(/4\.8 of 5/);
  expect(tableCells("Requests over time")).toEqual([["20 Nov 2026", "2"]]);
  expect(tableCells("Requests by status")).toContainEqual(["Completed", "1", "50%"]);
  expect(tableCells("Requests by service")).toHaveLength(10);
  expect(tableCells("Revenue split")).toEqual([
    ["Call Center Outsourcing", "£0", "0%", "40%"],
    ["Live Chat Support", "£2,094", "100%", "30%"],
    ["Virtual Assistant", "£0", "0%", "20%"],
    ["Other", "£0", "0%", "10%"],
  ]);
  expect(tableCells("Industry breakdown")[0]).toEqual(["Plumbing & HVAC", "1", "50%", "35%"]);
});
