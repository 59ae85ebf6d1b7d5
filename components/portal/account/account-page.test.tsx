/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createFakeBrowser, type FakeBrowser } from "@/lib/portal/testing/fake-browser";
import { ADMINISTRATOR, openPortal, requestForm, storedValue } from "@/lib/portal/testing/fake-portal";
import { Admin } from "../admin/admin";
import { Dashboard } from "../dashboard/dashboard";
import { PLANS, browserSignedInAs, demo, renderInPortal } from "../testing";
import { router as mockRouter } from "../testing-navigation";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

const EMAIL = "ada@x.example";
const OLD = "correct horse";
const NEW = "giraffe kettle window";
const user = userEvent.setup();
const form = (name: string) => within(screen.getByRole("form", { name }));
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const support = {
  phone: { display: "1", e164: "+1" },
  email: "us@x.example",
  hours: { display: "Always", note: "" },
};

beforeEach(() => {
  mockRouter.replace.mockClear();
  sessionStorage.clear();
  document.title = "Dashboard | Clydeline";
  window.history.replaceState(null, "", "/dashboard");
});

/** Opens the account of a customer by the user's menu. */
async function openAccount(browser?: FakeBrowser) {
  const opened =
    browser ?? (await browserSignedInAs(EMAIL, (portal) => void portal.createRequest(requestForm)));
  renderInPortal(<Dashboard usage={PLANS} brand="Clydeline" support={support} />, { browser: opened });
  await user.click(screen.getByRole("link", { name: "Your account" }));
  expect(await screen.findByRole("heading", { name: "Your account" })).toHaveFocus();
  await screen.findByRole("form", { name: "Profile" });
  return opened;
}

/** What a tab finds that is opened now. */
function storedUser(browser: FakeBrowser) {
  const portal = openPortal(browser);
  const { user: found } = portal.state();
  portal.stop();
  return found;
}

test("the user's menu opens the account, which a tab and Back leave", async () => {
  await openAccount();
  expect(window.location.search).toBe("?tab=account");
  expect(document.title).toBe("Your account · Dashboard | Clydeline");
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByRole("tab", { name: "Your account" })).toBeNull();
  await user.click(screen.getByRole("tab", { name: "My Requests" }));
  expect(screen.queryByRole("heading", { name: "Your account" })).toBeNull();
  expect(screen.getByRole("table")).toBeVisible();
});

test("an administrator has the same screen", async () => {
  window.history.replaceState(null, "", "/admin?tab=account");
  renderInPortal(<Admin brand="Clydeline" coverage="24/7" />, {
    browser: await browserSignedInAs(ADMINISTRATOR),
  });
  expect(await screen.findByRole("heading", { name: "Your account" })).toHaveFocus();
  // The demo accounts of these tests have the administrator's email.
  expect(await screen.findByText(/^The password of a demo account/)).toBeVisible();
  expect(screen.getByText(/^This is a demo account\..+Nothing was deleted\.$/)).toBeVisible();
  expect(demo.map(({ email }) => email)).toContain(ADMINISTRATOR);
});

test("a tab of the bar can be reached by keyboard while the account is open", async () => {
  await openAccount();
  expect(screen.getAllByRole("tab").filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
});

test("a saved profile is shown in the menu and stored, and the message can undo it", async () => {
  const browser = await openAccount();
  const name = form("Profile").getByLabelText("First name");
  await user.clear(name);
  await user.type(name, " Adele ");
  await press("Save profile");
  expect(await screen.findByText("Profile saved in this browser.")).toBeVisible();
  expect(storedUser(browser)).toMatchObject({ firstName: "Adele" });
  expect(name).toHaveValue("Adele");
  expect(screen.getByRole("button", { name: /^Account of Adele Reid/ })).toBeVisible();
  await press("Undo");
  expect(await screen.findByText("Your profile is as it was before.")).toBeVisible();
  expect(storedUser(browser)).toMatchObject({ firstName: "Ada" });
  expect(name).toHaveValue("Ada");
});

test("a profile without a name is refused at the field, which takes the focus", async () => {
  const browser = await openAccount();
  await user.clear(form("Profile").getByLabelText("Last name"));
  await press("Save profile");
  expect(await screen.findByRole("alert")).toHaveTextContent("Please enter your last name.");
  expect(form("Profile").getByLabelText("Last name")).toHaveFocus();
  expect(storedUser(browser)).toMatchObject({ lastName: "Reid" });
});

test("fields that were not touched follow another tab, and those that were keep what was typed", async () => {
  const browser = await openAccount();
  await user.type(form("Profile").getByLabelText("First name"), "le");
  const other = await openPortal(browser).openAccount();
  await act(async () => {
    storedValue(other.saveProfile({ firstName: "Eva", lastName: "Bell", company: "Bell & Co" }));
  });
  expect(form("Profile").getByLabelText("First name")).toHaveValue("Adale");
  expect(form("Profile").getByLabelText("Last name")).toHaveValue("Bell");
  await press("Save profile");
  expect(storedUser(browser)).toMatchObject({ firstName: "Adale", lastName: "Bell", company: "Bell & Co" });
});

/** Returns true if a password signs in to a copy of the browser. */
async function signsIn({ data }: FakeBrowser, password: string): Promise<boolean> {
  const copy = createFakeBrowser();
  for (const [key, value] of data) copy.write(key, value);
  const outcome = await openPortal(copy).signIn({ email: EMAIL, password });
  return outcome.status === "stored";
}

async function fillPasswords(current: string, next: string, again = next) {
  const fields = form("Change password");
  await user.type(fields.getByLabelText("Current password"), current);
  await user.type(fields.getByLabelText("New password"), next);
  await user.type(fields.getByLabelText("Confirm new password"), again);
}

test("a changed password is confirmed, signs in, and the fields are empty", async () => {
  const browser = await openAccount();
  await fillPasswords(OLD, NEW);
  await press("Change password");
  expect(await screen.findByText("Password changed in this browser.")).toBeVisible();
  expect([await signsIn(browser, OLD), await signsIn(browser, NEW)]).toEqual([false, true]);
  for (const field of screen.getAllByLabelText(/^(Current|New|Confirm new) password$/))
    expect(field).toHaveValue("");
});

test.each([
  ["wrong horse", NEW, "Current password", /^The current password is not right\./],
  [OLD, "Password1!", "New password", /^This password is among the first/],
  [OLD, "short", "New password", /^Password must be at least 6 characters$/],
])("the change from %j to %j is refused at %s", async (current, next, label, message) => {
  const browser = await openAccount();
  await fillPasswords(current, next);
  await press("Change password");
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  expect(form("Change password").getByLabelText(label)).toHaveFocus();
  expect(await signsIn(browser, OLD)).toBe(true);
});

test("advice follows the new password while it is typed", async () => {
  await openAccount();
  const field = form("Change password").getByLabelText("New password");
  for (const [text, advice] of [
    ["xkq", "Too short."],
    ["qwerty", "Easy to guess: among the first that anyone would try."],
    ["xkqzvj", /^Weak\. 15 characters or more/],
    ["xkqzvjhw", /^Fair\. 15 characters or more/],
    [NEW, "Strong."],
  ] as const) {
    await user.clear(field);
    await user.type(field, text);
    expect(form("Change password").getByRole("status")).toHaveTextContent(advice);
  }
});

test("an account is deleted only when DELETE was typed, and what it had is gone", async () => {
  const browser = await openAccount();
  expect(screen.getByText(/Removes your account and your request with comments/)).toBeVisible();
  await user.type(form("Delete account").getByRole("textbox"), "delete");
  await press("Delete my account");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Type DELETE in capital letters. Nothing was deleted.",
  );
  expect(storedUser(browser)).toMatchObject({ email: EMAIL });
  await user.clear(form("Delete account").getByRole("textbox"));
  await user.type(form("Delete account").getByRole("textbox"), "DELETE");
  await press("Delete my account");
  expect([...browser.data.keys()].filter((key) => /^portal:(user|request|session)/.test(key))).toEqual([]);
  // Whoever signs in next is not led back to this page.
  expect(mockRouter.replace.mock.calls).toEqual([["/auth"]]);
});

test("what the storage refuses is told, and not as saved", async () => {
  const browser = await openAccount();
  browser.failWrites(() => true);
  await user.type(form("Profile").getByLabelText("First name"), "le");
  await press("Save profile");
  expect(
    (await screen.findAllByText(/lost when you reload this page or leave the portal\.$/)).length,
  ).toBeGreaterThan(0);
  expect(screen.queryByText("Profile saved in this browser.")).toBeNull();
  expect(storedUser(browser)).toMatchObject({ firstName: "Ada" });
});

test("the downloaded data are the user's own", async () => {
  const create = jest.fn<string, [Blob]>(() => "blob:x");
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await openAccount(
    await browserSignedInAs(
      EMAIL,
      (portal) => void portal.createRequest(requestForm),
      await browserSignedInAs("bob@x.example"),
    ),
  );
  await press("Download my data");
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  const reader = new FileReader();
  reader.readAsText(create.mock.calls[0]![0]);
  await waitFor(() => expect(reader.result).toEqual(expect.any(String)));
  const text = String(reader.result);
  expect(JSON.parse(text)).toMatchObject({
    users: [{ email: EMAIL }],
    requests: [{ description: requestForm.description }],
  });
  expect(text).not.toContain("bob@x.example");
  click.mockRestore();
});

test("a browser without anything has no account to open", async () => {
  window.history.replaceState(null, "", "/dashboard?tab=account");
  renderInPortal(<Dashboard usage={PLANS} brand="Clydeline" support={support} />, {
    browser: createFakeBrowser(),
  });
  expect(screen.queryByRole("heading", { name: "Your account" })).toBeNull();
  expect(mockRouter.replace).toHaveBeenCalledWith("/auth?next=%2Fdashboard%3Ftab%3Daccount");
});
