/** @jest-environment jsdom */
import { act, screen, within } from "@testing-library/react";
import type { FakeBrowser } from "@/lib/portal/testing/fake-browser";
import { ADMINISTRATOR, openPortal, requestForm, storedValue } from "@/lib/portal/testing/fake-portal";
import { browserSignedInAs, fill, press, recordFiles, renderInPortal } from "../testing";
import AccountPage from "./account-page";

jest.mock("next/navigation", () => jest.requireActual("../testing/navigation"));

const EMAIL = "ada@x.example";

/** Shows the account of a customer. */
async function showAccount() {
  const others = await browserSignedInAs("bob@x.example");
  const browser = await browserSignedInAs(EMAIL, (own) => void own.createRequest(requestForm), others);
  renderInPortal(<AccountPage />, { browser });
  await screen.findByRole("form", { name: "Profile" });
  return browser;
}

/** What a tab finds that is opened now. */
function storedUser(browser: FakeBrowser) {
  const portal = openPortal(browser);
  portal.stop();
  return portal.state().user;
}

test("a profile is refused at an empty field, saved, undone from its message, and not said to be saved when it is not", async () => {
  const browser = await showAccount();
  fill("Last name", "");
  await press("Save profile");
  expect(await screen.findByRole("alert")).toHaveTextContent("Please enter your last name.");
  expect(screen.getByLabelText("Last name")).toHaveFocus();
  fill("Last name", "Reid");
  fill("First name", " Adele ");
  await press("Save profile");
  expect(await screen.findByText("Profile saved in this browser.")).toBeVisible();
  expect(storedUser(browser)).toMatchObject({ firstName: "Adele" });
  expect(screen.getByLabelText("First name")).toHaveValue("Adele");
  await press("Undo");
  expect(await screen.findByText("Your profile is as it was before.")).toBeVisible();
  expect(storedUser(browser)).toMatchObject({ firstName: "Ada" });
  expect(screen.getByLabelText("First name")).toHaveValue("Ada");
  browser.failWrites(() => true);
  fill("First name", "Eve");
  await press("Save profile");
  expect(await screen.findByText(/lost when you reload this page or leave the portal\.$/)).toBeVisible();
  expect(screen.queryByText("Profile saved in this browser.")).toBeNull();
});

test("fields that were not touched follow another tab, and those that were keep what was typed", async () => {
  const browser = await showAccount();
  fill("First name", "Adale");
  const other = openPortal(browser);
  await act(async () => {
    storedValue(await other.saveProfile({ firstName: "Eva", lastName: "Bell", company: "Bell & Co" }));
  });
  expect(screen.getByLabelText("First name")).toHaveValue("Adale");
  expect(screen.getByLabelText("Last name")).toHaveValue("Bell");
  await press("Save profile");
  expect(storedUser(browser)).toMatchObject({ firstName: "Adale", lastName: "Bell", company: "Bell & Co" });
});

test("a wrong password is refused at its field, a new one empties the fields, and the downloaded data are the user's own", async () => {
  const files = recordFiles();
  await showAccount();
  const form = within(screen.getByRole("form", { name: "Change password" }));
  fill("New password", "giraffe kettle window", form);
  expect(await form.findByText("Strong.")).toBeVisible();
  fill("Confirm new password", "giraffe kettle window", form);
  for (const current of ["wrong horse", "correct horse"]) {
    fill("Current password", current, form);
    await press("Change password");
    if (current.startsWith("correct")) continue;
    expect(await screen.findByText(/^The current password is not right\./)).toBeVisible();
    expect(form.getByLabelText("Current password")).toHaveFocus();
  }
  expect(await screen.findByText("Password changed in this browser.")).toBeVisible();
  for (const field of form.getAllByLabelText(/password$/)) expect(field).toHaveValue("");
  await press("Download my data");
  await screen.findAllByText(/./);
  const { users, requests } = JSON.parse(await files[0]!.text());
  expect({ users, requests }).toMatchObject({ users: [{ email: EMAIL }], requests: [requestForm] });
});

test("views that were saved are links to lists", async () => {
  const browser = await browserSignedInAs(EMAIL);
  const subject = storedUser(browser)!.id;
  const view = { id: "v", subject, at: 1, by: subject, type: "view", view: "v", removed: false };
  const text = JSON.stringify({ v: 1, ...view, name: "Mine", query: "q=a&order=label%3Aasc" });
  browser.write(`portal:event:${subject}:v`, text);
  window.history.replaceState(null, "", "/dashboard?tab=account");
  renderInPortal(<AccountPage />, { browser });
  const link = await screen.findByText("Mine", { selector: "a" });
  expect(link).toHaveAttribute("href", "/dashboard?q=a&order=label%3Aasc");
});

test("a demo account keeps its password, and cannot be deleted", async () => {
  renderInPortal(<AccountPage />, { browser: await browserSignedInAs(ADMINISTRATOR) });
  expect(await screen.findByText(/^The password of a demo account/)).toBeVisible();
  expect(screen.getByText(/^This is a demo account\..+Nothing was deleted\.$/)).toBeVisible();
});
