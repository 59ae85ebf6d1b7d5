/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { browserSignedInAs, renderInPortal } from "../testing";
import AccountPage from "./account-page";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));
// As offline, or after a deploy.
jest.mock("@/lib/portal/actions/account", () => {
  throw new Error("Failed to load chunk");
});

test("an account whose code cannot be fetched says so, and that nothing was changed", async () => {
  renderInPortal(<AccountPage />, { browser: await browserSignedInAs("ada@x.example") });
  expect(await screen.findByRole("alert")).toHaveTextContent(/could not be fetched\. Nothing was changed\./);
});
