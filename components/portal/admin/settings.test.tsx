/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from "@testing-library/react";
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
    expect((await screen.findByText("Call centre hours")).nextSibling).toHaveTextContent("24/7");
    expect(screen.getByText("Response time target").nextSibling).toHaveTextContent("Under 15 minutes");
  });

  it("imports a backup after a dry run that changes nothing", async () => {
    const text = await backupOf(await browserWithRequests());
    const browser = await browserSignedInAs(ADMINISTRATOR);
    await renderAdmin(browser);
    await openTab("Settings");
    const before = new Map(browser.data);
    await user.upload(await screen.findByLabelText("Backup file"), fileOf(text));
    await screen.findByText("Dry run of backup.json");
    expect(screen.getByText("Requests to add").nextSibling).toHaveTextContent("2");
    expect(screen.getByText("Skipped: administrators").nextSibling).toHaveTextContent("1");
    expect(new Map(browser.data)).toEqual(before);
    await press("Import backup");
    await screen.findAllByText("Backup imported.");
    expect(Object.keys(storedStatuses(browser))).toHaveLength(2);
    expect(screen.getByLabelText("Backup file")).toHaveFocus();
  });

  it("shows why a file that is not JSON is refused, and offers no import", async () => {
    await renderAdmin();
    await openTab("Settings");
    await user.upload(await screen.findByLabelText("Backup file"), fileOf("{"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This file cannot be imported: the file is not JSON. Nothing was changed.",
    );
    expect(screen.queryByRole("button", { name: "Import backup" })).toBeNull();
  });

  it("names an unreadable value on the first screen, and repairs it", async () => {
    const browser = await browserWithRequests();
    const [key = "", good = ""] =
      [...browser.data].find(([name]) => name.startsWith("portal:request:")) ?? [];
    browser.write(key, "corrupt");
    await renderAdmin(browser);
    await user.click(screen.getByRole("link", { name: "Repair or remove it in Settings" }));
    await user.click(await screen.findByText(key));
    await press("Save corrected text");
    expect(await screen.findByRole("alert")).toHaveTextContent("This text cannot be read either");
    fireEvent.change(screen.getByLabelText("Stored text"), { target: { value: good } });
    await press("Save corrected text");
    await waitFor(() => expect(screen.queryByText(/could not be read/)).toBeNull());
    expect(browser.data.get(key)).toBe(good);
    expect(Object.keys(storedStatuses(browser))).toHaveLength(2);
  });

  it("removes an unreadable value", async () => {
    const browser = await browserWithRequests();
    browser.write("portal:novelty", "x");
    await renderAdmin(browser);
    await openTab("Settings");
    await user.click(screen.getByText("portal:novelty"));
    await press("Remove");
    expect(browser.data.has("portal:novelty")).toBe(false);
    expect(screen.queryByText(/could not be read/)).toBeNull();
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await screen.findAllByText("The value is as it was before.");
    expect(browser.data.get("portal:novelty")).toBe("x");
  });

  it("says that an import was cut off, until the message is hidden", async () => {
    const browser = await browserWithRequests();
    browser.write("portal:import", JSON.stringify({ v: 1, at: "2026-11-22T09:00:00.000Z", entries: 7 }));
    await renderAdmin(browser);
    expect(screen.getByText(/^An import of 7 entries was begun/)).toBeVisible();
    await press("Hide this message");
    expect(screen.queryByText(/^An import of 7 entries/)).toBeNull();
  });

  it("lists the entries of a backup that cannot be imported, and imports the others", async () => {
    const backup = JSON.parse(await backupOf(await browserWithRequests())) as { requests: object[] };
    backup.requests[0] = { ...backup.requests[0], status: "paid" };
    const browser = await browserSignedInAs(ADMINISTRATOR);
    await renderAdmin(browser);
    await openTab("Settings");
    await user.upload(await screen.findByLabelText("Backup file"), fileOf(JSON.stringify(backup)));
    await screen.findByText("Dry run of backup.json");
    expect(screen.getByText(/^requests\.0: /)).toBeInTheDocument();
    await press("Import backup");
    await screen.findAllByText("Backup imported, without 1 entry.");
    expect(Object.keys(storedStatuses(browser))).toHaveLength(1);
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
