/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import type { FakeBrowser } from "@/lib/portal/testing/fake-browser";
import { openPortal, storedValue } from "@/lib/portal/testing/fake-portal";
import { usePortalState } from "../auth-provider";
import {
  browserSignedInAs,
  browserWithRequests,
  chat,
  choose,
  fill,
  press,
  recordFiles,
  renderAdmin,
  renderInPortal,
  tableCells,
  user,
} from "../testing";
import Analytics from "./analytics";
import Log from "./log";
import { router as mockRouter } from "../testing/navigation";

jest.mock("next/navigation", () => jest.requireActual("../testing/navigation"));

/** A browser with two requests of a customer, one of them completed. */
async function browserWithCompleted(others?: FakeBrowser) {
  const browser = await browserWithRequests(others);
  const portal = openPortal(browser);
  const request = portal.state().allRequests.find(({ service }) => service === chat.service);
  storedValue(portal.setStatuses([request!.id], "completed"));
  portal.stop();
  return browser;
}

const LogOfAll = () => <Log requests={usePortalState((state) => state.allRequests)} />;

test("customers are redirected from /admin to /dashboard", async () => {
  await renderAdmin(await browserSignedInAs("ada@x.example"));
  expect(mockRouter.replace).toHaveBeenLastCalledWith("/dashboard");
  expect(screen.queryByRole("tab")).toBeNull();
});

test("customers are listed with their figures, searched and exported, and each has a page with the own requests, which leads back", async () => {
  const files = recordFiles();
  const browser = await browserWithCompleted(
    await browserSignedInAs("bob@x.example", (bob) => void bob.createRequest(chat)),
  );
  window.history.replaceState(null, "", "/admin?tab=customers");
  await renderAdmin(browser);
  await screen.findByRole("table", { name: "Customers" });
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
  await user.click(screen.getByText("Ada Reid", { selector: "td a, th a" }));
  expect(screen.getByText("Ada Reid", { selector: "h2" })).toHaveFocus();
  expect(screen.getByText("2 requests")).toBeVisible();
  await user.click(screen.getByText("Back to all customers"));
  expect(window.location.search).toBe("?tab=customers&customers-q=ada%40");
  expect(screen.getByText("Ada Reid", { selector: "td a, th a" })).toHaveFocus();
  await choose("Requests", "Without requests");
  expect(await screen.findByText("No customers match")).toBeVisible();
  await press("Clear filters");
  expect(screen.getByText("2 customers").parentElement).toHaveFocus();
});

test("the log has all actions on all requests, and can be filtered", async () => {
  const browser = await browserWithCompleted();
  renderInPortal(<LogOfAll />, { browser });
  const actions = () => tableCells("Log of actions").map(([, author, , what]) => `${author}: ${what}`);
  expect(actions().sort()).toEqual(["Ada Reid: Created", "Ada Reid: Created", "Ada Reid: Set to Completed"]);
  await choose("Action", "Statuses set");
  expect(actions()).toEqual(["Ada Reid: Set to Completed"]);
});

test("analytics have tables of figures next to the company's benchmarks", async () => {
  renderInPortal(<Analytics />, { browser: await browserWithCompleted() });
  expect(screen.getByText("Average Satisfaction").parentElement).toHaveTextContent(/4\.8 of 5/);
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
