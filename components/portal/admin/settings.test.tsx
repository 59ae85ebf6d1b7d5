/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FakeBrowser } from "@/lib/portal/testing/fake-browser";
import { ADMINISTRATOR, openPortal } from "@/lib/portal/testing/fake-edges";
import { browserOf } from "../testing";
import { busyBrowser, renderAdmin, storedStatuses } from "./testing";

const mockRouter = { replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => mockRouter, useSearchParams: () => null }));

const user = userEvent.setup();
// Whole screens, searched by role: slow in jsdom on a busy machine.
jest.setTimeout(20_000);
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const openTab = (name: string) => user.click(screen.getByRole("tab", { name }));

beforeEach(() => {
  mockRouter.replace.mockClear();
  window.history.replaceState(null, "", "/admin");
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
    await renderAdmin();
    await openTab("Settings");
    expect(screen.getByText("Call centre hours").nextSibling).toHaveTextContent("24/7");
    expect(screen.getByText("Response time target").nextSibling).toHaveTextContent("Under 15 minutes");
  });

  it("import a backup after a dry run that changes nothing", async () => {
    const text = await backupOf(await busyBrowser());
    const browser = await browserOf(ADMINISTRATOR);
    await renderAdmin(browser);
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
    await renderAdmin();
    await openTab("Settings");
    await user.upload(screen.getByLabelText("Backup file"), fileOf("{"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This file cannot be imported: the file is not JSON. Nothing was changed.",
    );
    expect(screen.queryByRole("button", { name: "Import backup" })).toBeNull();
  });

  it("erase everything, but not without the word", async () => {
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
