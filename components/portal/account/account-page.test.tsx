/** @jest-environment jsdom */
import { act, screen, within } from "@testing-library/react";
import { createFakeBrowser, type FakeBrowser } from "@/lib/portal/testing/fake-browser";
import { ADMINISTRATOR, openPortal, requestForm, storedValue } from "@/lib/portal/testing/fake-portal";
import { Admin } from "../admin/admin";
import {
  browserSignedInAs,
  dashboard,
  fill,
  openTab,
  press,
  recordFiles,
  renderInPortal,
  user,
} from "../testing";
import { router as mockRouter } from "../testing-navigation";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

const EMAIL = "ada@x.example";
const OLD = "correct horse";
const NEW = "giraffe kettle window";

/** Opens the account of a customer by the user's menu. */
async function openAccount(others?: FakeBrowser) {
  document.title = "Dashboard | Clydeline";
  const browser = await browserSignedInAs(EMAIL, (own) => void own.createRequest(requestForm), others);
  renderInPortal(dashboard, { browser });
  await user.click(screen.getByRole("link", { name: "Your account" }));
  await screen.findByRole("form", { name: "Profile" });
  return browser;
}

/** What a tab finds that is opened now. */
function storedUser(browser: FakeBrowser) {
  const portal = openPortal(browser);
  portal.stop();
  return portal.state().user;
}

test("the user's menu opens the account, which a tab leaves", async () => {
  await openAccount();
  expect(screen.getByRole("heading", { name: "Your account" })).toHaveFocus();
  expect(window.location.search).toBe("?tab=account");
  expect(document.title).toBe("Your account · Dashboard | Clydeline");
  expect(screen.queryByRole("table", { hidden: false })).toBeNull();
  expect(screen.queryByRole("tab", { name: "Your account" })).toBeNull();
  // One can be reached by keyboard.
  expect(screen.getAllByRole("tab").filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  await openTab("My Requests");
  expect(screen.queryByRole("heading", { name: "Your account" })).toBeNull();
  expect(screen.getByRole("table")).toBeVisible();
});

test("an administrator has the same screen, and a demo account keeps its password", async () => {
  window.history.replaceState(null, "", "/admin?tab=account");
  const browser = await browserSignedInAs(ADMINISTRATOR);
  renderInPortal(<Admin brand="Clydeline" coverage="24/7" />, { browser });
  expect(await screen.findByText(/^The password of a demo account/)).toBeVisible();
  expect(screen.getByText(/^This is a demo account\..+Nothing was deleted\.$/)).toBeVisible();
});

test("a profile is refused at an empty field; a saved one is shown in the menu, and its message can undo it", async () => {
  const browser = await openAccount();
  fill("Last name", "");
  await press("Save profile");
  expect(await screen.findByRole("alert")).toHaveTextContent("Please enter your last name.");
  expect(screen.getByLabelText("Last name")).toHaveFocus();
  expect(storedUser(browser)).toMatchObject({ lastName: "Reid" });
  fill("Last name", "Reid");
  fill("First name", " Adele ");
  await press("Save profile");
  expect(await screen.findByText("Profile saved in this browser.")).toBeVisible();
  expect(storedUser(browser)).toMatchObject({ firstName: "Adele" });
  expect(screen.getByLabelText("First name")).toHaveValue("Adele");
  expect(screen.getByRole("button", { name: /^Account of Adele Reid/ })).toBeVisible();
  await press("Undo");
  expect(await screen.findByText("Your profile is as it was before.")).toBeVisible();
  expect(storedUser(browser)).toMatchObject({ firstName: "Ada" });
  expect(screen.getByLabelText("First name")).toHaveValue("Ada");
});

test("fields that were not touched follow another tab, and those that were keep what was typed", async () => {
  const browser = await openAccount();
  await user.type(screen.getByLabelText("First name"), "le");
  const other = await openPortal(browser).openAccount();
  await act(async () => {
    storedValue(other.saveProfile({ firstName: "Eva", lastName: "Bell", company: "Bell & Co" }));
  });
  expect(screen.getByLabelText("First name")).toHaveValue("Adale");
  expect(screen.getByLabelText("Last name")).toHaveValue("Bell");
  await press("Save profile");
  expect(storedUser(browser)).toMatchObject({ firstName: "Adale", lastName: "Bell", company: "Bell & Co" });
});

/** Returns true if a password signs in to a copy of the browser. */
async function signsIn({ data }: FakeBrowser, password: string): Promise<boolean> {
  const copy = createFakeBrowser();
  for (const [key, value] of data) copy.write(key, value);
  return (await openPortal(copy).signIn({ email: EMAIL, password })).status === "stored";
}

test("a change of the password is refused at the field that is wrong, then confirmed, and the fields are empty", async () => {
  const browser = await openAccount();
  const form = within(screen.getByRole("form", { name: "Change password" }));
  for (const [current, next, label, message] of [
    ["wrong horse", NEW, "Current password", /^The current password is not right\./],
    [OLD, "Password1!", "New password", /^This password is among the first/],
    [OLD, NEW],
  ] as const) {
    fill("Current password", current, form);
    fill("New password", next, form);
    fill("Confirm new password", next, form);
    await press("Change password");
    if (!label) continue;
    expect(await screen.findByText(message)).toBeVisible();
    expect(form.getByLabelText(label)).toHaveFocus();
    expect(await signsIn(browser, OLD)).toBe(true);
  }
  expect(await screen.findByText("Password changed in this browser.")).toBeVisible();
  expect([await signsIn(browser, OLD), await signsIn(browser, NEW)]).toEqual([false, true]);
  for (const field of form.getAllByLabelText(/password$/)) expect(field).toHaveValue("");
});

test("advice follows the new password while it is typed", async () => {
  await openAccount();
  const form = within(screen.getByRole("form", { name: "Change password" }));
  for (const [text, advice] of [
    ["xkq", "Too short."],
    ["qwerty", "Easy to guess: among the first that anyone would try."],
    ["xkqzvj", /^Weak\. 15 characters or more/],
    ["xkqzvjhw", /^Fair\. 15 characters or more/],
    [NEW, "Strong."],
  ] as const) {
    fill("New password", text, form);
    expect(form.getByRole("status")).toHaveTextContent(advice);
  }
});

test("an account is deleted only when DELETE was typed, and what it had is gone", async () => {
  const browser = await openAccount();
  expect(screen.getByText(/Removes your account and your request with comments/)).toBeVisible();
  fill("Type DELETE to confirm", "delete");
  await press("Delete my account");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Type DELETE in capital letters. Nothing was deleted.",
  );
  expect(storedUser(browser)).toMatchObject({ email: EMAIL });
  fill("Type DELETE to confirm", "DELETE");
  await press("Delete my account");
  expect([...browser.data.keys()].filter((key) => /^portal:(user|request|session)/.test(key))).toEqual([]);
  // Whoever signs in next is not led back to this page.
  expect(mockRouter.replace.mock.calls).toEqual([["/auth"]]);
});

test("what the storage refuses is told, and not as saved", async () => {
  const browser = await openAccount();
  browser.failWrites(() => true);
  fill("First name", "Adele");
  await press("Save profile");
  expect(await screen.findAllByText(/lost when you reload this page or leave the portal\.$/)).not.toEqual([]);
  expect(screen.queryByText("Profile saved in this browser.")).toBeNull();
  expect(storedUser(browser)).toMatchObject({ firstName: "Ada" });
});

test("the downloaded data are the user's own", async () => {
  const files = recordFiles();
  await openAccount(await browserSignedInAs("bob@x.example"));
  await press("Download my data");
  await screen.findAllByText(/./);
  const text = await files[0]!.text();
  expect(JSON.parse(text)).toMatchObject({
    users: [{ email: EMAIL }],
    requests: [{ description: requestForm.description }],
  });
  expect(text).not.toContain("bob@x.example");
});

test("a browser without anything has no account to open", () => {
  window.history.replaceState(null, "", "/dashboard?tab=account");
  renderInPortal(dashboard);
  expect(screen.queryByRole("heading", { name: "Your account" })).toBeNull();
  expect(mockRouter.replace).toHaveBeenCalledWith("/auth?next=%2Fdashboard%3Ftab%3Daccount");
});
