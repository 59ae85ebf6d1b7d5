/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import { fill, openTab, press, user } from "../testing";
import { browserWithRequests, renderAdmin } from "./testing";
import { router as mockRouter } from "../testing-navigation";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

test("an unreadable value is named on the first screen, and can be removed, which can be undone", async () => {
  const browser = await browserWithRequests();
  browser.write("portal:novelty", "x");
  await renderAdmin(browser);
  await user.click(screen.getByRole("link", { name: "Save or remove it in Settings" }));
  expect(await screen.findByText("portal:novelty")).toBeVisible();
  await press("Remove");
  expect(browser.data.has("portal:novelty")).toBe(false);
  expect(screen.queryByText(/could not be read/)).toBeNull();
  await press("Undo");
  await screen.findAllByText("The value is as it was before.");
  expect(browser.data.get("portal:novelty")).toBe("x");
});

test("an import that was cut off is told, until the message is hidden", async () => {
  const browser = await browserWithRequests();
  browser.write("portal:import", JSON.stringify({ v: 1, at: "2026-11-22T09:00:00.000Z", entries: 7 }));
  await renderAdmin(browser);
  expect(screen.getByText(/^An import of 7 entries was begun/)).toBeVisible();
  await press("Hide this message");
  expect(screen.queryByText(/^An import of 7 entries/)).toBeNull();
});

test("settings have the hours and the target, and erase everything only after ERASE was typed", async () => {
  const browser = await renderAdmin();
  await openTab("Settings");
  expect((await screen.findByText("Call centre hours")).nextSibling).toHaveTextContent("24/7");
  expect(screen.getByText("Response time target").nextSibling).toHaveTextContent("Under 15 minutes");
  fill("Type ERASE to confirm", "erase");
  await press("Erase everything");
  expect(screen.getByRole("alert")).toHaveTextContent("Nothing was erased.");
  expect(browser.data.size).toBeGreaterThan(0);
  fill("Type ERASE to confirm", "ERASE");
  await press("Erase everything");
  expect(browser.data.size).toBe(0);
  await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith("/auth"));
});
