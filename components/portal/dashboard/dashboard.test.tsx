/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Portal, RequestForm } from "@/lib/portal";
import { ADMINISTRATOR, storedValue } from "@/lib/portal/testing/fake-portal";
import { browserSignedInAs, PLANS, renderInPortal } from "../testing";
import { Dashboard } from "./dashboard";
import { router as mockRouter } from "../testing-navigation";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

const dashboard = (
  <Dashboard
    brand="Clydeline"
    support={{
      phone: { display: "0141 496 0123", e164: "+441414960123" },
      email: "hello@clydeline.example",
      hours: { display: "Monday to Friday", note: "24/7 for Enterprise" },
    }}
    usage={PLANS}
  />
);
const user = userEvent.setup();
const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }));
const openTab = (name: string) => user.click(screen.getByRole("tab", { name }));
const dialog = () => within(screen.getByRole("dialog", { name: "New Request" }));
/** The services of the listed requests, without the numbers. */
const services = () =>
  screen.getAllByRole("rowheader").map((head) => within(head).getByRole("link").textContent.split(" CR-")[0]);
const toast = (text: string) => screen.findByRole("dialog", { name: text });

const requests: RequestForm[] = [
  {
    service: "Live Chat Support",
    industry: "Plumbing",
    description: "Evenings",
    priority: "low",
  },
  {
    service: "Lead Generation",
    industry: "HVAC",
    description: "Boilers",
    priority: "high",
  },
];

beforeEach(() => {
  mockRouter.replace.mockClear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/dashboard");
});

/** Renders the dashboard of a customer with two requests. */
async function renderForAda(work: (portal: Portal) => void = () => {}) {
  const browser = await browserSignedInAs("ada@x.example", (portal) => {
    requests.forEach((request) => storedValue(portal.createRequest(request)));
    work(portal);
  });
  return renderInPortal(dashboard, { browser });
}

describe("the guard of /dashboard", () => {
  it("redirects signed-out users from /dashboard to /auth and shows nothing", () => {
    renderInPortal(dashboard);
    expect(mockRouter.replace).toHaveBeenCalledWith("/auth");
    expect(screen.queryByRole("tab")).toBeNull();
  });

  it("leads back to a linked request after sign-in, but not after a sign-out of this tab", async () => {
    window.history.replaceState(null, "", "/dashboard?request=5");
    const { unmount } = renderInPortal(dashboard);
    expect(mockRouter.replace).toHaveBeenCalledWith("/auth?next=%2Fdashboard%3Frequest%3D5");
    unmount();
    mockRouter.replace.mockClear();
    renderInPortal(dashboard, {
      browser: await browserSignedInAs("ada@x.example"),
    });
    await press("Sign Out");
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith("/auth"));
  });

  it("redirects to /auth after sign-out", async () => {
    await renderForAda();
    await press("Sign Out");
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith("/auth"));
  });

  it("links to /admin for administrators", async () => {
    renderInPortal(dashboard, {
      browser: await browserSignedInAs(ADMINISTRATOR),
    });
    expect(screen.getByRole("link", { name: "Admin dashboard" })).toHaveAttribute("href", "/admin");
  });
});

describe("the tab of the customer's requests", () => {
  it("lists only the customer's own requests", async () => {
    const browser = await browserSignedInAs("bob@x.example", (bob) => void bob.createRequest(requests[0]!));
    const { unmount } = renderInPortal(dashboard, { browser });
    expect(services()).toEqual(["Live Chat Support"]);
    expect(screen.queryByRole("link", { name: "Admin dashboard" })).toBeNull();
    unmount();
    const ada = await browserSignedInAs("ada@x.example", () => {}, browser);
    renderInPortal(dashboard, { browser: ada });
    expect(screen.getByRole("heading", { name: "No requests yet" })).toBeVisible();
  });

  it("shows Total Spent and Active Projects", async () => {
    const browser = await browserSignedInAs(ADMINISTRATOR, (portal) => {
      const [chat, leads] = requests.map((request) => storedValue(portal.createRequest(request)));
      portal.setStatus(chat!.id, "completed");
      portal.setStatus(leads!.id, "in-progress");
    });
    renderInPortal(dashboard, { browser });
    expect(screen.getByText("Total Spent").parentElement).toHaveTextContent("£1,885");
    expect(screen.getByText("Active Projects").parentElement).toHaveTextContent("Active Projects1");
  });

  it("opens a page per request with its history", async () => {
    const browser = await browserSignedInAs(ADMINISTRATOR, (portal) => {
      const chat = storedValue(portal.createRequest(requests[0]!));
      portal.setStatus(chat.id, "completed");
      portal.setStatus(chat.id, "in-progress");
    });
    renderInPortal(dashboard, { browser });
    await user.click(screen.getByRole("link", { name: "Live Chat Support CR-0001" }));
    expect(window.location.search).toBe("?request=CR-0001");
    expect(await screen.findByRole("heading", { name: "CR-0001 Live Chat Support" })).toHaveFocus();
    expect(screen.queryByRole("table")).toBeNull();
    const entries = within(screen.getByRole("list", { name: "History" })).getAllByRole("listitem");
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Created Pendingby you, 20 Nov 2026/),
      expect.stringMatching(/^Completedby you, 20 Nov 2026/),
      expect.stringMatching(/^In progressby you, 20 Nov 2026/),
    ]);
    await user.click(screen.getByRole("link", { name: "Back to the list" }));
    expect(screen.getByRole("link", { name: "Live Chat Support CR-0001" })).toHaveFocus();
    expect(window.location.search).toBe("");
  });

  it("shows Request Not Found for another user's request", async () => {
    let id = "";
    const browser = await browserSignedInAs("bob@x.example", (bob) => {
      id = storedValue(bob.createRequest(requests[0]!)).id;
    });
    await browserSignedInAs("ada@x.example", () => {}, browser);
    window.history.replaceState(null, "", `/dashboard?request=${id}`);
    renderInPortal(dashboard, { browser });
    expect(await screen.findByRole("heading", { name: "Request Not Found" })).toBeVisible();
    expect(screen.queryByText("Evenings")).toBeNull();
  });

  it("can search, filter and sort the requests", async () => {
    await renderForAda();
    await user.type(screen.getByRole("searchbox", { name: "Search requests" }), "boilers");
    expect(services()).toEqual(["Lead Generation"]);
    expect(screen.getByText("1 of 2 requests")).toBeVisible();
    await user.clear(screen.getByRole("searchbox"));
    await user.selectOptions(screen.getByLabelText("Priority"), "low");
    expect(services()).toEqual(["Live Chat Support"]);
    await user.selectOptions(screen.getByLabelText("Status"), "completed");
    expect(screen.getByRole("heading", { name: "No requests match" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Export CSV" })).toBeDisabled();
    await press("Clear filters");
    await user.selectOptions(screen.getByLabelText("Order"), "Lowest estimate first");
    expect(services()).toEqual(["Live Chat Support", "Lead Generation"]);
    await press("Estimate");
    expect(services()).toEqual(["Lead Generation", "Live Chat Support"]);
    expect(screen.getByRole("columnheader", { name: "Estimate" })).toHaveAttribute("aria-sort", "descending");
    expect(screen.getByLabelText("Order")).toHaveDisplayValue("Highest estimate first");
  });

  it("exports only the matching requests", async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => String(files.push(file as Blob));
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await renderForAda();
    await user.selectOptions(screen.getByLabelText("Service"), "Lead Generation");
    await press("Export CSV");
    await waitFor(() => expect(files).toHaveLength(1));
    const reader = new FileReader();
    const text = await new Promise<unknown>((resolve) => {
      reader.onload = () => resolve(reader.result);
      reader.readAsText(files[0]!);
    });
    expect(text).toContain('"Boilers"');
    expect(text).not.toContain('"Evenings"');
  });
});

describe("the new-request form", () => {
  it("refuses an incomplete request, and creates the completed one", async () => {
    renderInPortal(dashboard, {
      browser: await browserSignedInAs("ada@x.example"),
    });
    await press("New Request");
    await user.click(dialog().getByRole("button", { name: "Submit Request" }));
    expect(dialog().getByRole("alert")).toHaveTextContent(/^Please fill in all fields\.$/);
    await waitFor(() => expect(dialog().getByRole("alert")).toHaveFocus());
    for (const name of ["Service", "Industry", "Description"])
      expect(dialog().getByLabelText(name)).toBeInvalid();
    await user.selectOptions(dialog().getByLabelText("Service"), "Virtual Assistant");
    await user.selectOptions(dialog().getByLabelText("Industry"), "Healthcare");
    await user.type(dialog().getByLabelText("Description"), "   ");
    await user.click(dialog().getByRole("button", { name: "Submit Request" }));
    await waitFor(() => expect(dialog().getByRole("alert")).toHaveFocus());
    await user.type(dialog().getByLabelText("Description"), "Diary");
    expect(dialog().getByText(/£1,497/)).toBeVisible();
    await user.click(dialog().getByRole("button", { name: "Submit Request" }));
    await toast("Request CR-0001 saved in this browser.");
    expect(services()).toEqual(["Virtual Assistant"]);
    await press("New Request");
    expect(dialog().getByLabelText("Service")).toHaveValue("");
    expect(dialog().getByLabelText("Priority")).toHaveValue("medium");
    expect(dialog().getByLabelText("Description")).toHaveValue("");
  });

  it("preselects the service whose quote is requested, and returns the focus when cancelled", async () => {
    await renderForAda();
    await openTab("Available Services");
    await press("Request Quote for Multilingual Support");
    expect(dialog().getByLabelText("Service")).toHaveValue("Multilingual Support");
    await user.click(dialog().getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "New Request" })).toBeNull());
    expect(
      screen.getByRole("button", {
        name: "Request Quote for Multilingual Support",
      }),
    ).toHaveFocus();
  });

  it("does not report a request as created that could not be stored", async () => {
    const browser = await browserSignedInAs("ada@x.example");
    renderInPortal(dashboard, { browser });
    browser.limit(0);
    await press("New Request");
    await user.selectOptions(dialog().getByLabelText("Service"), "Virtual Assistant");
    await user.selectOptions(dialog().getByLabelText("Industry"), "Healthcare");
    await user.type(dialog().getByLabelText("Description"), "Diary");
    await user.click(dialog().getByRole("button", { name: "Submit Request" }));
    expect((await screen.findAllByText(/^This browser's storage is full/)).length).toBeGreaterThan(1);
    expect(screen.queryByText(/saved in this browser/)).toBeNull();
  });
});

describe("the tabs of the dashboard", () => {
  it("keeps the selected tab in the URL, so that Back returns to the previous tab", async () => {
    await renderForAda();
    await openTab("Support");
    expect(window.location.search).toBe("?tab=support");
    expect(screen.getByRole("link", { name: "0141 496 0123" })).toBeVisible();
    await act(async () => {
      window.history.replaceState(null, "", "/dashboard?tab=services");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Available Services");
  });

  it("shows the first tab when the URL names an unknown one", async () => {
    window.history.replaceState(null, "", "/dashboard?tab=nonsense");
    await renderForAda();
    expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("My Requests");
  });
});

test("the month's contacts are compared with the plan, and marked as entered", async () => {
  await renderForAda();
  await openTab("Usage");
  await user.type(await screen.findByLabelText(/^Or the contacts of/), "fifty");
  await press("Save the count");
  expect(await screen.findByRole("alert")).toHaveTextContent("as a whole number");
  await user.clear(screen.getByLabelText(/^Or the contacts of/));
  await user.type(screen.getByLabelText(/^Or the contacts of/), "50");
  await press("Save the count");
  expect(await screen.findByText(/^50 of 100 contacts in/)).toBeVisible();
  expect(screen.getByText(/^Entered by hand/)).toBeVisible();
});

test("what the administrator has done is marked as new, in the list, the bar and the title", async () => {
  const browser = await browserSignedInAs("ada@x.example", (portal) => {
    storedValue(portal.createRequest(requests[0]!));
  });
  const [key = ""] = [...browser.data.keys()].filter((name) => name.startsWith("portal:request:"));
  const subject = key.split(":")[2];
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
