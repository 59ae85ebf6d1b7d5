/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { browserWithRequests, renderAdmin } from "./testing";
import { router as mockRouter } from "../testing-navigation";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const openTab = (name: string) => user.click(screen.getByRole("tab", { name }));

beforeEach(() => {
  mockRouter.replace.mockClear();
  window.history.replaceState(null, "", "/admin");
});

describe("the settings tab", () => {
  it("shows the call centre hours and the response time target", async () => {
    await renderAdmin();
    await openTab("Settings");
    expect((await screen.findByText("Call centre hours")).nextSibling).toHaveTextContent("24/7");
    expect(screen.getByText("Response time target").nextSibling).toHaveTextContent("Under 15 minutes");
  });

  it("names an unreadable value on the first screen, and removes it, which can be undone", async () => {
    const browser = await browserWithRequests();
    browser.write("portal:novelty", "x");
    await renderAdmin(browser);
    await user.click(screen.getByRole("link", { name: "Save or remove it in Settings" }));
    expect(await screen.findByText("portal:novelty")).toBeVisible();
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

  it("erases everything only after ERASE was typed", async () => {
    const browser = await renderAdmin();
    await openTab("Settings");
    await user.type(await screen.findByLabelText("Type ERASE to confirm"), "erase");
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
