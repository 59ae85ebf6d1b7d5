/** @jest-environment jsdom */
import { act } from "@testing-library/react";
import { SESSION_MARK } from "@/components/layout/session-mark";
import { openPortal } from "@/lib/portal/testing/fake-portal";
import { UserMenu } from "./layout/user-menu";
import { browserSignedInAs, press, renderInPortal } from "./testing";

jest.mock("next/navigation", () => jest.requireActual("./testing/navigation"));

const isMarked = () => document.documentElement.hasAttribute("data-signed-in");

/** Runs the script like a page that loads. */
function loadPage() {
  document.documentElement.removeAttribute("data-signed-in");
  const script = document.createElement("script");
  script.textContent = SESSION_MARK;
  document.body.append(script);
  return isMarked();
}

it("marks a page as signed in if and only if the portal's storage has a session, and follows other tabs", async () => {
  expect(loadPage()).toBe(false);
  const browser = await browserSignedInAs("ada@x.example");
  for (const [key, value] of browser.data) localStorage.setItem(key, value);
  expect(loadPage()).toBe(true);
  localStorage.removeItem("portal:session");
  window.dispatchEvent(new Event("storage"));
  expect(isMarked()).toBe(false);
  for (const damaged of ["{", "null", "5", "[]"]) {
    localStorage.setItem("portal:session", damaged);
    expect(loadPage()).toBe(false);
  }
});

it("follows the portal's own sign-out and sign-in", async () => {
  const browser = await browserSignedInAs("ada@x.example");
  renderInPortal(<UserMenu here="dashboard" />, { browser });
  expect(isMarked()).toBe(true);
  await press("Sign Out");
  expect(isMarked()).toBe(false);
  const other = openPortal(browser);
  await act(async () => void (await other.signIn({ email: "ada@x.example", password: "correct horse" })));
  expect(isMarked()).toBe(true);
});
