/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { browserWithRequests, fill, press, renderAdmin, renderInPortal, user } from "../testing";
import Settings from "./settings";

jest.mock("next/navigation", () => jest.requireActual("../testing/navigation"));

test("an unreadable value is named on the first screen, and an import that was cut off until its message is hidden", async () => {
  const browser = await browserWithRequests();
  browser.write("portal:novelty", "x");
  browser.write("portal:import", JSON.stringify({ v: 1, at: "2026-11-22T09:00:00.000Z", entries: 7 }));
  await renderAdmin(browser);
  expect(screen.getByText(/^An import of 7 entries was begun/)).toBeVisible();
  await press("Hide this message");
  expect(screen.queryByText(/^An import of 7 entries/)).toBeNull();
  await user.click(screen.getByText("Save or remove it in Settings"));
  expect(await screen.findByText("portal:novelty")).toBeVisible();
});

test("settings have the hours, can undo that an unreadable value was removed, and erase everything only after ERASE was typed", async () => {
  const browser = await browserWithRequests();
  browser.write("portal:novelty", "x");
  renderInPortal(<Settings coverage="24/7" />, { browser });
  expect(screen.getByText("Call centre hours").nextSibling).toHaveTextContent("24/7");
  await press("Remove");
  expect(browser.data.has("portal:novelty")).toBe(false);
  expect(screen.queryByText(/could not be read/)).toBeNull();
  await press("Undo");
  await screen.findAllByText("The value is as it was before.");
  expect(browser.data.get("portal:novelty")).toBe("x");
  fill("Type ERASE to confirm", "erase");
  await press("Erase everything");
  expect(screen.getByRole("alert")).toHaveTextContent("Nothing was erased.");
  expect(browser.data.size).toBeGreaterThan(0);
  fill("Type ERASE to confirm", "ERASE");
  await press("Erase everything");
  expect(browser.data.size).toBe(0);
});
