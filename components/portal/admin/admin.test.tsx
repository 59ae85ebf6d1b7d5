/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { RequestForm } from "@/lib/portal";
import { createFakeBrowser, type FakeBrowser } from "@/lib/portal/testing/fake-browser";
import { ADMINISTRATOR, openPortal, storedValue } from "@/lib/portal/testing/fake-edges";
import { browserOf, renderInPortal } from "../testing";
import { Admin } from "./admin";

const mockRouter = { replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => mockRouter, useSearchParams: () => null }));

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const openTab = (name: string) => user.click(screen.getByRole("tab", { name }));
const statusOf = (service: string, customer: string) =>
  screen.getByRole("combobox", { name: `Status of ${service} for ${customer}` });

beforeEach(() => {
  mockRouter.replace.mockClear();
  window.history.replaceState(null, "", "/admin");
});

const chat: RequestForm = { service: "Live Chat Support", industry: "Plumbing", description: "Evenings" };
const calls: RequestForm = { service: "Call Center Outsourcing", industry: "Healthcare", description: "A" };

/** A browser with a customer's two requests, in which the administrator is signed in. */
async function busyBrowser() {
  const browser = await browserOf("ada@x.example", (ada) => {
    storedValue(ada.createRequest(chat));
    storedValue(ada.createRequest(calls));
  });
  return browserOf(ADMINISTRATOR, () => {}, browser);
}
async function renderBusy() {
  const browser = await busyBrowser();
  renderInPortal(<Admin coverage="24/7" />, { browser });
  return browser;
}
/** The status of each request, as a new tab reads it. */
function storedStatuses(browser: FakeBrowser) {
  const portal = openPortal(browser);
  const statuses = portal.state().allRequests.map(({ service, status }) => [service, status]);
  portal.stop();
  return Object.fromEntries(statuses);
}
/** The cells of each row of figures in a table. */
const figures = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe("the guard", () => {
  it("sends customers to their own dashboard", async () => {
    renderInPortal(<Admin coverage="24/7" />, { browser: await browserOf("ada@x.example") });
    expect(mockRouter.replace).toHaveBeenCalledWith("/dashboard");
    expect(screen.queryByRole("tab")).toBeNull();
  });

  it("sends the signed-out to sign in", () => {
    renderInPortal(<Admin coverage="24/7" />, { browser: createFakeBrowser() });
    expect(mockRouter.replace).toHaveBeenCalledWith("/auth");
  });
});

describe("service requests", () => {
  it("are everybody's, and take any status at once", async () => {
    const browser = await renderBusy();
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "completed");
    await screen.findAllByText("Live Chat Support is now completed.");
    expect(storedStatuses(browser)).toEqual({
      "Live Chat Support": "completed",
      "Call Center Outsourcing": "pending",
    });
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "pending");
    expect(storedStatuses(browser)["Live Chat Support"]).toBe("pending");
  });

  it("keep the focus in the list when a filter takes the changed one away", async () => {
    await renderBusy();
    await user.selectOptions(screen.getByLabelText("Status"), "pending");
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "in-progress");
    expect(screen.getByText("1 of 2 requests")).toHaveFocus();
  });

  it("that could not be stored are not called changed", async () => {
    const browser = await renderBusy();
    browser.limit(0);
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "completed");
    expect((await screen.findAllByText(/^The storage of this browser is full/)).length).toBeGreaterThan(1);
    expect(screen.queryByText("Live Chat Support is now completed.")).toBeNull();
  });
});

describe("customers", () => {
  it("are the accounts that are no administrator's, with figures from their requests", async () => {
    await renderBusy();
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "completed");
    await openTab("Customers");
    expect(window.location.search).toBe("?tab=customers");
    expect(figures("Customers")).toEqual([
      [
        "Ada Reid",
        "Reid & Co",
        "ada@x.example",
        "Call Center Outsourcing, Live Chat Support",
        "20 Nov 2026",
        "£2,094",
      ],
    ]);
  });
});

describe("analytics", () => {
  it("stand beside the company's benchmark, each with its table", async () => {
    await renderBusy();
    await user.selectOptions(statusOf("Live Chat Support", "Ada Reid"), "completed");
    await openTab("Analytics");
    expect(screen.getByText("Average Satisfaction").parentElement).toHaveTextContent(/4\.8 of 5/);
    expect(figures("Requests by status")).toEqual([
      ["pending", "1", "50%"],
      ["in-progress", "0", "0%"],
      ["completed", "1", "50%"],
    ]);
    expect(figures("Requests by service")).toHaveLength(10);
    expect(figures("Revenue split")).toEqual([
      ["Call Center Outsourcing", "£0", "0%", "40%"],
      ["Live Chat Support", "£2,094", "100%", "30%"],
      ["Virtual Assistant", "£0", "0%", "20%"],
      ["Other", "£0", "0%", "10%"],
    ]);
    expect(figures("Industry breakdown")).toEqual([
      ["Plumbing & HVAC", "1", "50%", "35%"],
      ["Healthcare", "1", "50%", "25%"],
      ["Legal Services", "0", "0%", "20%"],
      ["Technology", "0", "0%", "20%"],
      ["Other", "0", "0%", "0%"],
    ]);
  });
});

describe("settings", () => {
  /** A file whose text jsdom can give. */
  function fileOf(text: string) {
    return Object.assign(new File([text], "backup.json", { type: "application/json" }), {
      text: async () => text,
    });
  }
  async function backupOf(browser: FakeBrowser) {
    const portal = openPortal(browser);
    const outcome = await portal.exportBackup();
    portal.stop();
    return outcome.status === "ready" ? outcome.value.text : "";
  }

  it("say the hours and the target", async () => {
    await renderBusy();
    await openTab("Settings");
    expect(screen.getByText("Call centre hours").nextSibling).toHaveTextContent("24/7");
    expect(screen.getByText("Response time target").nextSibling).toHaveTextContent("Under 15 minutes");
  });

  it("import a backup after a dry run that changes nothing", async () => {
    const text = await backupOf(await busyBrowser());
    const browser = await browserOf(ADMINISTRATOR);
    renderInPortal(<Admin coverage="24/7" />, { browser });
    await openTab("Settings");
    const before = new Map(browser.data);
    await user.upload(screen.getByLabelText("Backup file"), fileOf(text));
    await screen.findByText("Dry run of backup.json");
    expect(screen.getByText("Requests to be added").nextSibling).toHaveTextContent("2");
    expect(screen.getByText("Left out: administrators").nextSibling).toHaveTextContent("1");
    expect(new Map(browser.data)).toEqual(before);
    await press("Import backup");
    expect(Object.keys(storedStatuses(browser))).toHaveLength(2);
    expect(screen.getByLabelText("Backup file")).toHaveFocus();
  });

  it("refuse a file that is no backup", async () => {
    await renderBusy();
    await openTab("Settings");
    await user.upload(screen.getByLabelText("Backup file"), fileOf("{"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This file cannot be imported: the file is not JSON. Nothing was changed.",
    );
    expect(screen.queryByRole("button", { name: "Import backup" })).toBeNull();
  });

  it("erase everything, but not without the word", async () => {
    const browser = await renderBusy();
    await openTab("Settings");
    await user.type(screen.getByLabelText("Type ERASE to confirm"), "erase");
    await press("Erase everything");
    expect(screen.getByRole("alert")).toHaveTextContent("Nothing was erased.");
    expect(browser.data.size).toBeGreaterThan(0);
    await user.clear(screen.getByLabelText("Type ERASE to confirm"));
    await user.type(screen.getByLabelText("Type ERASE to confirm"), "ERASE");
    await press("Erase everything");
    expect(browser.data.size).toBe(0);
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith("/auth"));
  });
});
