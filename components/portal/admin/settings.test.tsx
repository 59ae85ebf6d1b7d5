/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FakeBrowser } from "@/lib/portal/testing/fake-browser";
import { ADMINISTRATOR, openPortal } from "@/lib/portal/testing/fake-portal";
import { browserSignedInAs } from "../testing";
import { browserWithRequests, renderAdmin, storedStatuses } from "./testing";

const mockRouter = { replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => mockRouter, useSearchParams: () => null }));

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const openTab = (name: string) => user.click(screen.getByRole("tab", { name }));

beforeEach(() => {
  mockRouter.replace.mockClear();
  window.history.replaceState(null, "", "/admin");
});

describe("the settings tab", () => {
  /** A file with `text()`, which jsdom does not implement. */
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

  it("shows the call centre hours and the response time target", async () => {
    await renderAdmin();
    await openTab("Settings");
    expect(screen.getByText("Call centre hours").nextSibling).toHaveTextContent("24/7");
    expect(screen.getByText("Response time target").nextSibling).toHaveTextContent("Under 15 minutes");
  });

  it("imports a backup after a dry run that changes nothing", async () => {
    const text = await backupOf(await browserWithRequests());
    const browser = await browserSignedInAs(ADMINISTRATOR);
    await renderAdmin(browser);
    await openTab("Settings");
    const before = new Map(browser.data);
    await user.upload(screen.getByLabelText("Backup file"), fileOf(text));
    await screen.findByText("Dry run of backup.json");
    expect(screen.getByText("Requests to add").nextSibling).toHaveTextContent("2");
    expect(screen.getByText("Skipped: administrators").nextSibling).toHaveTextContent("1");
    expect(new Map(browser.data)).toEqual(before);
    await press("Import backup");
    expect(Object.keys(storedStatuses(browser))).toHaveLength(2);
    expect(screen.getByLabelText("Backup file")).toHaveFocus();
  });

  it("shows why a file that is not JSON is refused, and offers no import", async () => {
    await renderAdmin();
    await openTab("Settings");
    await user.upload(screen.getByLabelText("Backup file"), fileOf("{"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This file cannot be imported: the file is not JSON. Nothing was changed.",
    );
    expect(screen.queryByRole("button", { name: "Import backup" })).toBeNull();
  });

  it("erases everything only after ERASE was typed", async () => {
    const browser = await renderAdmin();
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
