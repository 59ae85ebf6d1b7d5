/** @jest-environment jsdom */
import { renderToString } from "react-dom/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { ADMINISTRATOR, fastDerive, openPortal, PRICES } from "@/lib/portal/testing/fake-portal";
import { AuthProvider } from "../auth-provider";
import { browserSignedInAs, demo, fill, openTab, press, renderInPortal, user } from "../testing";
import { AuthBody } from "./auth-body";
import { AuthForms } from "./auth-forms";
import { router as mockRouter } from "../testing/navigation";

jest.mock("next/navigation", () => jest.requireActual("../testing/navigation"));
beforeEach(() => window.history.replaceState(null, "", "/auth"));

const forms = <AuthForms administrator={ADMINISTRATOR} demo={demo} />;
const form = (name: string) => within(screen.getByRole("form", { name }));
const redirectedTo = (target: string) =>
  waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(target));

/** A hash function that waits until it is released. */
function pausedHash() {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const derive: typeof fastDerive = async (...args) => gate.then(() => fastDerive(...args));
  return { derive, release: () => release() };
}

async function fillSignUp(given: Partial<Record<string, string>> = {}) {
  await openTab("Sign Up");
  await screen.findByRole("form", { name: "Sign up" });
  const values = {
    "First name": "Ada",
    "Last name": "Reid",
    Email: "ada@x.example",
    Password: "secret-1",
    "Confirm password": "secret-1",
    ...given,
  };
  for (const [label, value] of Object.entries(values)) fill(label, value!, form("Sign up"));
}

function fillSignIn(email: string, password: string) {
  fill("Email", email, form("Sign in"));
  fill("Password", password, form("Sign in"));
}

it("prerenders a spinner and everything that works without JavaScript, but no form", () => {
  const phone = { display: "0141 496 0123", e164: "+441414960123" };
  document.body.innerHTML = renderToString(
    <AuthProvider administrator={ADMINISTRATOR} prices={PRICES} demoAccounts={demo}>
      <AuthBody brand="Clydeline" phone={phone} administrator={ADMINISTRATOR} demo={demo} />
    </AuthProvider>,
  );
  expect(screen.getByRole("status")).toHaveTextContent("One moment...");
  expect(screen.queryByRole("form")).toBeNull();
  expect(screen.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
  expect(document.body).toHaveTextContent(/Your data stays in this browser/);
  expect(document.body).toHaveTextContent(/anyone who uses this browser can see and change them/);
});

it("is disabled until the password is checked, and focuses the alert after each failure", async () => {
  const { derive, release } = pausedHash();
  renderInPortal(forms, { derive });
  fillSignIn("ada@x.example", "wrong");
  await press("Sign In");
  expect(screen.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  release();
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Invalid email or password");
  expect(alert).toHaveFocus();
  alert.blur();
  await press("Sign In");
  await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
  expect(mockRouter.replace).not.toHaveBeenCalled();
});

it("shows a password on demand, and names the purpose of all fields for password managers", async () => {
  renderInPortal(forms);
  const field = form("Sign in").getByLabelText("Password");
  const show = form("Sign in").getByRole("button", { name: "Show password" });
  for (const type of ["text", "password"]) {
    await user.click(show);
    expect(field).toHaveAttribute("type", type);
  }
  await openTab("Sign Up");
  await screen.findByRole("form", { name: "Sign up" });
  const purposes = [...document.querySelectorAll("input")].map(({ autocomplete }) => autocomplete);
  expect(purposes.join(" ")).toBe(
    "username current-password given-name family-name email organization new-password new-password",
  );
});

it("reports one problem of a sign-up after the other in its alert, at the field to correct", async () => {
  const browser = await browserSignedInAs("ADA@x.example", (portal) => void portal.signOut());
  renderInPortal(forms, { browser });
  await fillSignUp({ "First name": "", Email: "ada at x", Password: "abc", "Confirm password": "abd" });
  for (const [label, message, corrected] of [
    ["First name", "Please enter your first name.", " "],
    ["First name", "Please enter your first name.", "Ada"],
    ["Email", "Please enter an email address in the format ann@example.com.", "ada@x.example"],
    ["Confirm password", "Passwords do not match.", "abc"],
    ["Password", "Password must be at least 6 characters", "secret-1"],
    ["Confirm password", "Passwords do not match.", "secret-1"],
    ["Email", "User with this email already exists", ADMINISTRATOR.toUpperCase()],
    ["Email", "belongs to a demo account", "bob@x.example"],
  ] as const) {
    await press("Sign Up");
    expect(await screen.findByText(message, { exact: false })).toHaveAttribute("role", "alert");
    const field = form("Sign up").getByLabelText(label);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    fill(label, corrected, form("Sign up"));
  }
  await press("Sign Up");
  await redirectedTo("/dashboard");
});

it("keeps what was typed at sign-up while the sign-in tab is shown, and is disabled while the account is created", async () => {
  const { derive, release } = pausedHash();
  renderInPortal(forms, { derive });
  await fillSignUp();
  await openTab("Sign In");
  await openTab("Sign Up");
  expect(form("Sign up").getByLabelText("First name")).toHaveValue("Ada");
  await press("Sign Up");
  expect(screen.getByRole("button", { name: "Creating account..." })).toBeDisabled();
  release();
  await screen.findByText("One moment...");
});

it("leads signed-in users to the address of the query", async () => {
  window.history.replaceState(null, "", "/auth?next=%2Fdashboard%3Frequest%3D5");
  renderInPortal(forms, { browser: await browserSignedInAs("ada@x.example") });
  expect(mockRouter.replace).toHaveBeenCalledWith("/dashboard?request=5");
  expect(screen.queryByRole("form")).toBeNull();
});

it("says that another tab has signed out, until the message is closed", async () => {
  const browser = await browserSignedInAs("ada@x.example");
  renderInPortal(forms, { browser });
  await act(async () => void openPortal(browser).signOut());
  expect(await screen.findByText(/^You were signed out in another tab\./)).toBeVisible();
  expect(form("Sign in").getByLabelText("Email")).toBeVisible();
  await press("Close this message");
  expect(screen.queryByText(/^You were signed out/)).toBeNull();
});
