/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import type { Portal, RequestForm } from "@/lib/portal";
import { ADMINISTRATOR, storedValue } from "@/lib/portal/testing/fake-portal";
import {
  browserSignedInAs,
  choose,
  dashboard,
  fill,
  openTab,
  press,
  recordFiles,
  renderInPortal,
  user,
} from "../testing";
import { OwnNotices } from "./own-notices";
import { router as mockRouter } from "../testing-navigation";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

const dialog = () => within(screen.getByRole("dialog", { name: "New Request" }));
/** The services of the listed requests, without the numbers. */
const services = () =>
  screen.getAllByRole("rowheader").map((head) => within(head).getByRole("link").textContent.split(" CR-")[0]);

const chat: RequestForm = {
  service: "Live Chat Support",
  industry: "Plumbing",
  description: "Evenings",
  priority: "low",
};
const leads: RequestForm = {
  service: "Lead Generation",
  industry: "HVAC",
  description: "Boilers",
  priority: "high",
};

/** Renders the dashboard of a customer with two requests. */
async function renderForAda(work: (portal: Portal) => void = () => {}) {
  const browser = await browserSignedInAs("ada@x.example", (portal) => {
    for (const request of [chat, leads]) storedValue(portal.createRequest(request));
    work(portal);
  });
  renderInPortal(dashboard, { browser });
}

test("signed-out users are redirected to /auth, and back to a linked request after they have signed in", () => {
  renderInPortal(dashboard).unmount();
  expect(mockRouter.replace).toHaveBeenCalledWith("/auth");
  expect(screen.queryByRole("tab")).toBeNull();
  window.history.replaceState(null, "", "/dashboard?request=5");
  renderInPortal(dashboard);
  expect(mockRouter.replace).toHaveBeenLastCalledWith("/auth?next=%2Fdashboard%3Frequest%3D5");
});

test("a sign-out leads to /auth, and back to nothing", async () => {
  window.history.replaceState(null, "", "/dashboard?request=CR-0001");
  await renderForAda();
  await press("Sign Out");
  await waitFor(() => expect(mockRouter.replace.mock.calls).toEqual([["/auth"]]));
});

test("each customer sees the own requests alone, and only administrators the way to /admin", async () => {
  let id = "";
  const browser = await browserSignedInAs("bob@x.example", (bob) => {
    id = storedValue(bob.createRequest(chat)).id;
  });
  const bobs = renderInPortal(dashboard, { browser });
  expect(services()).toEqual(["Live Chat Support"]);
  expect(screen.queryByRole("link", { name: "Admin dashboard" })).toBeNull();
  bobs.unmount();
  await browserSignedInAs("ada@x.example", () => {}, browser);
  const adas = renderInPortal(dashboard, { browser });
  expect(screen.getByRole("heading", { name: "No requests yet" })).toBeVisible();
  adas.unmount();
  window.history.replaceState(null, "", `/dashboard?request=${id}`);
  renderInPortal(dashboard, { browser });
  expect(await screen.findByRole("heading", { name: "Request Not Found" })).toBeVisible();
  expect(screen.queryByText("Evenings")).toBeNull();
});

test("an administrator's own requests have totals, and each a page with its history", async () => {
  const browser = await browserSignedInAs(ADMINISTRATOR, (portal) => {
    const [first, second] = [chat, leads].map((request) => storedValue(portal.createRequest(request)));
    portal.setStatus(first!.id, "completed");
    portal.setStatus(second!.id, "in-progress");
  });
  renderInPortal(dashboard, { browser });
  expect(screen.getByRole("link", { name: "Admin dashboard" })).toHaveAttribute("href", "/admin");
  expect(screen.getByText("Total Spent").parentElement).toHaveTextContent("£1,885");
  expect(screen.getByText("Active Projects").parentElement).toHaveTextContent("Active Projects1");
  await user.click(screen.getByRole("link", { name: "Live Chat Support CR-0001" }));
  expect(window.location.search).toBe("?request=CR-0001");
  expect(await screen.findByRole("heading", { name: "CR-0001 Live Chat Support" })).toHaveFocus();
  expect(screen.queryByRole("table", { hidden: false })).toBeNull();
  const entries = within(screen.getByRole("list", { name: "History" })).getAllByRole("listitem");
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Created Pendingby you, 20 Nov 2026/),
    expect.stringMatching(/^Completedby you, 20 Nov 2026/),
  ]);
  await user.click(screen.getByRole("link", { name: "Back to the list" }));
  expect(screen.getByRole("link", { name: "Live Chat Support CR-0001" })).toHaveFocus();
  expect(window.location.search).toBe("");
});

test("requests can be searched, filtered and sorted, and what is shown is exported", async () => {
  const files = recordFiles();
  await renderForAda();
  fill("Search requests", "boilers");
  expect(services()).toEqual(["Lead Generation"]);
  expect(screen.getByText("1 of 2 requests")).toBeVisible();
  await press("Export CSV");
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await files[0]!.text();
  expect(text).toContain('"Boilers"');
  expect(text).not.toContain('"Evenings"');
  fill("Search requests", "");
  await choose("Priority", "low");
  expect(services()).toEqual(["Live Chat Support"]);
  await choose("Status", "completed");
  expect(screen.getByRole("heading", { name: "No requests match" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Export CSV" })).toBeDisabled();
  await press("Clear filters");
  await choose("Order", "Lowest estimate first");
  expect(services()).toEqual(["Live Chat Support", "Lead Generation"]);
  await press("Estimate");
  expect(services()).toEqual(["Lead Generation", "Live Chat Support"]);
  expect(screen.getByRole("columnheader", { name: "Estimate" })).toHaveAttribute("aria-sort", "descending");
  expect(screen.getByLabelText("Order")).toHaveDisplayValue("Highest estimate first");
});

test("an incomplete request is refused, the completed one is created, and none is said to be stored that is not", async () => {
  const browser = await browserSignedInAs("ada@x.example");
  renderInPortal(dashboard, { browser });
  await press("New Request");
  await press("Submit Request");
  expect(dialog().getByRole("alert")).toHaveTextContent(/^Please fill in all fields\.$/);
  await waitFor(() => expect(dialog().getByRole("alert")).toHaveFocus());
  for (const name of ["Service", "Industry", "Description"])
    expect(dialog().getByLabelText(name)).toBeInvalid();
  const complete = (description: string) => {
    fill("Service", "Virtual Assistant", dialog());
    fill("Industry", "Healthcare", dialog());
    fill("Description", description, dialog());
    return press("Submit Request");
  };
  await complete("   ");
  await waitFor(() => expect(dialog().getByRole("alert")).toHaveFocus());
  expect(dialog().getByText(/£1,497/)).toBeVisible();
  await complete("Diary");
  await screen.findByRole("dialog", { name: "Request CR-0001 saved in this browser." });
  expect(services()).toEqual(["Virtual Assistant"]);
  await press("New Request");
  expect(dialog().getByLabelText("Service")).toHaveValue("");
  expect(dialog().getByLabelText("Priority")).toHaveValue("medium");
  expect(dialog().getByLabelText("Description")).toHaveValue("");
  browser.limit(0);
  await complete("Diary");
  expect((await screen.findAllByText(/^This browser's storage is full/)).length).toBeGreaterThan(1);
  expect(screen.queryByText(/^Request CR-0002 saved/)).toBeNull();
});

test("the form is preset with the service whose quote is requested, and returns the focus when cancelled", async () => {
  await renderForAda();
  await openTab("Available Services");
  await press("Request Quote for Multilingual Support");
  expect(dialog().getByLabelText("Service")).toHaveValue("Multilingual Support");
  await press("Cancel");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "New Request" })).toBeNull());
  expect(screen.getByRole("button", { name: "Request Quote for Multilingual Support" })).toHaveFocus();
});

test("the selected tab is in the URL, so that Back returns to the previous one, and an unknown one is the first", async () => {
  window.history.replaceState(null, "", "/dashboard?tab=nonsense");
  await renderForAda();
  const selected = () => screen.getByRole("tab", { selected: true }).textContent.trim();
  expect(selected()).toBe("My Requests");
  await openTab("Support");
  expect(window.location.search).toBe("?tab=support");
  expect(screen.getByRole("link", { name: "0141 496 0123" })).toBeVisible();
  await act(async () => {
    window.history.replaceState(null, "", "/dashboard?tab=services");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(selected()).toBe("Available Services");
});

test("the month's contacts are compared with the plan, and marked as entered", async () => {
  await renderForAda();
  await openTab("Usage");
  const field = await screen.findByLabelText(/^Or the contacts of/);
  await user.type(field, "fifty");
  await press("Save the count");
  expect(await screen.findByRole("alert")).toHaveTextContent("as a whole number");
  await user.clear(field);
  await user.type(field, "50");
  await press("Save the count");
  expect(await screen.findByText(/^50 of 100 contacts in/)).toBeVisible();
  expect(screen.getByText(/^Entered by hand/)).toBeVisible();
});

test("what the administrator has done is marked as new, in the list, the bar and the title", async () => {
  let subject = "";
  const browser = await browserSignedInAs("ada@x.example", (portal) => {
    subject = storedValue(portal.createRequest(chat)).id;
  });
  const comment = {
    v: 1,
    id: "c",
    subject,
    at: Date.UTC(2027, 0, 1),
    by: "boss",
    type: "comment",
    text: "Done?",
  };
  browser.write(`portal:event:${subject}:c`, JSON.stringify(comment));
  document.title = "Dashboard | Clydeline";
  renderInPortal(dashboard, { browser });
  expect(await screen.findByText("1 comment")).toBeVisible();
  expect(screen.getByRole("tab", { name: "My Requests 1 new" })).toBeVisible();
  expect(document.title).toMatch(/^\(1\) My Requests/);
  await user.click(screen.getByRole("link", { name: "Show it" }));
  expect(screen.getByText("1 of 1 request")).toBeVisible();
});

test("customers are told that a request or a change of theirs cannot be read, and nobody else is", async () => {
  const ids: string[] = [];
  const browser = await browserSignedInAs("ada@x.example", (portal) => {
    for (const request of [chat, leads]) ids.push(storedValue(portal.createRequest(request)).id);
  });
  const key = [...browser.data.keys()].find((name) => name.startsWith(`portal:request:${ids[0]}`))!;
  browser.write(key, browser.data.get(key)!.slice(0, -1));
  browser.write(`portal:change:${ids[1]}:c`, "{");
  const { unmount } = renderInPortal(<OwnNotices />, { browser });
  expect(await screen.findByText(/^1 of your requests is stored but cannot be read/)).toBeVisible();
  expect(screen.getByText(/^The status of 1 of your requests may be out of date/)).toBeVisible();
  unmount();
  await browserSignedInAs("bob@x.example", () => {}, browser);
  renderInPortal(<OwnNotices />, { browser });
  await act(async () => {});
  expect(screen.queryByText(/cannot be read|out of date/)).toBeNull();
});
