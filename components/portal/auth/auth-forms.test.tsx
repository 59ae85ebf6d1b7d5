/** @jest-environment jsdom */
import { renderToString } from "react-dom/server";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createFakeBrowser } from "@/lib/portal/testing/fake-browser";
import { ADMINISTRATOR, fastDerive, openPortal, PRICES } from "@/lib/portal/testing/fake-portal";
import { AuthProvider } from "../auth-provider";
import { browserSignedInAs, demo, renderInPortal } from "../testing";
import { AuthBody } from "./auth-body";
import { AuthForms } from "./auth-forms";
import { router as mockRouter } from "../testing-navigation";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));
beforeEach(() => mockRouter.replace.mockClear());

const forms = <AuthForms administrator={ADMINISTRATOR} demo={demo} />;
const user = userEvent.setup();
const form = (name: string) => within(screen.getByRole("form", { name }));
const press = (name: string) => user.click(screen.getByRole("button", { name }));

/** A hash function that waits until it is released. */
function pausedHash() {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const derive: typeof fastDerive = async (...args) => gate.then(() => fastDerive(...args));
  return { derive, release: () => release() };
}

async function fillSignUp(given: Partial<Record<string, string>> = {}) {
  await user.click(screen.getByRole("tab", { name: "Sign Up" }));
  const values = {
    "First name": "Ada",
    "Last name": "Reid",
    Email: "ada@x.example",
    Password: "secret-1",
    "Confirm password": "secret-1",
    ...given,
  };
  for (const [label, value] of Object.entries(values)) {
    await user.type(form("Sign up").getByLabelText(label), value ?? "");
  }
}

async function fillSignIn(email: string, password: string) {
  await user.type(form("Sign in").getByLabelText("Email"), email);
  await user.type(form("Sign in").getByLabelText("Password"), password);
}

describe("the prerendered page", () => {
  const page = (
    <AuthProvider administrator={ADMINISTRATOR} prices={PRICES} demoAccounts={demo}>
      <AuthBody
        brand="Clydeline"
        phone={{ display: "0141 496 0123", e164: "+441414960123" }}
        administrator={ADMINISTRATOR}
        demo={demo}
      />
    </AuthProvider>
  );

  it("prerenders a spinner and everything that works without JavaScript, but no form", () => {
    document.body.innerHTML = renderToString(page);
    expect(screen.getByRole("status")).toHaveTextContent("Reading your session...");
    expect(screen.queryByRole("form")).toBeNull();
    expect(screen.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
    expect(document.querySelector("noscript")).toHaveTextContent(/needs JavaScript/);
    expect(screen.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
    expect(document.body).toHaveTextContent(/Your data stay in this browser/);
    expect(document.body).toHaveTextContent(/not protected from others who use it/);
    expect(document.querySelector("[style], style")).toBeNull();
  });

  it("throws when it is rendered outside an AuthProvider", () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    expect(() => render(forms)).toThrow("useAuth must be used within an AuthProvider");
    jest.restoreAllMocks();
  });
});

describe("the sign-in form", () => {
  it("reports wrong credentials in an alert and focuses it", async () => {
    renderInPortal(forms);
    await fillSignIn("ada@x.example", "wrong");
    await press("Sign In");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Invalid email or password");
    expect(alert).toHaveFocus();
    expect(mockRouter.replace).not.toHaveBeenCalled();
  });

  it("focuses the alert again after a second failure", async () => {
    renderInPortal(forms);
    await fillSignIn("ada@x.example", "wrong");
    await press("Sign In");
    (await screen.findByRole("alert")).blur();
    await press("Sign In");
    expect(await screen.findByRole("alert")).toHaveFocus();
  });

  it("disables the sign-in button until the password is checked", async () => {
    const { derive, release } = pausedHash();
    renderInPortal(forms, { derive });
    await fillSignIn("ada@x.example", "wrong");
    await press("Sign In");
    expect(screen.getByRole("button", { name: "Signing in..." })).toBeDisabled();
    release();
    await screen.findByRole("alert");
    expect(screen.getByRole("button", { name: "Sign In" })).toBeEnabled();
  });

  it.each([
    [/Administrator/, "/admin"],
    [/Customer/, "/dashboard"],
  ])("signs in with the demo account %s and redirects to %s", async (name, target) => {
    renderInPortal(forms);
    await user.click(screen.getByRole("tab", { name: "Sign Up" }));
    await user.click(screen.getByRole("button", { name }));
    expect(form("Sign in").getByLabelText("Password")).toHaveValue("demo-pass");
    await press("Sign In");
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(target));
  });

  it("accepts a pasted password and shows it on demand", async () => {
    renderInPortal(forms);
    const field = form("Sign in").getByLabelText("Password");
    await user.click(field);
    await user.paste("from a manager");
    expect(field).toHaveValue("from a manager");
    expect(field).toHaveAttribute("type", "password");
    const show = form("Sign in").getByRole("button", { name: "Show password" });
    await user.click(show);
    expect(field).toHaveAttribute("type", "text");
    await user.click(show);
    expect(field).toHaveAttribute("type", "password");
  });

  it("names the purpose of all fields for password managers", async () => {
    renderInPortal(forms);
    await user.click(screen.getByRole("tab", { name: "Sign Up" }));
    const purposes = [...document.querySelectorAll("input")].map(({ autocomplete }) => autocomplete);
    expect(purposes.join(" ")).toBe(
      "username current-password given-name family-name email organization new-password new-password",
    );
  });
});

describe("the sign-up form", () => {
  it("reports different passwords before a short password", async () => {
    renderInPortal(forms);
    await fillSignUp({ Password: "abc", "Confirm password": "abd" });
    await press("Sign Up");
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Passwords do not match\.$/);
    expect(form("Sign up").getByLabelText("Confirm password")).toHaveFocus();
    await user.clear(form("Sign up").getByLabelText("Confirm password"));
    await user.type(form("Sign up").getByLabelText("Confirm password"), "abc");
    await press("Sign Up");
    expect(await screen.findByText("Password must be at least 6 characters")).toBeVisible();
    expect(form("Sign up").getByLabelText("Password")).toBeInvalid();
  });

  it("reports what is missing, then an email that is no address, in its alert", async () => {
    renderInPortal(forms);
    await fillSignUp({ "First name": "{Tab}", Email: "ada at x" });
    for (const [label, message, typed] of [
      ["First name", "Please enter your first name.", "Ada"],
      ["Email", "Please enter an email address in the format ann@example.com.", "{Backspace}"],
    ] as const) {
      await press("Sign Up");
      expect(await screen.findByRole("alert")).toHaveTextContent(message);
      const field = form("Sign up").getByLabelText(label);
      expect(field).toHaveFocus();
      await user.type(field, typed);
    }
  });

  it("refuses to sign up with an email that already has an account", async () => {
    renderInPortal(forms, { browser: await signedOutBrowser("ADA@x.example") });
    await fillSignUp();
    await press("Sign Up");
    expect(await screen.findByRole("alert")).toHaveTextContent("User with this email already exists");
  });

  it("signs up a customer and redirects to the dashboard", async () => {
    renderInPortal(forms);
    await fillSignUp();
    await press("Sign Up");
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith("/dashboard"));
  });

  it("refuses the email of a demo account, whose password is on the page", async () => {
    renderInPortal(forms);
    await fillSignUp({ Email: ADMINISTRATOR.toUpperCase() });
    await press("Sign Up");
    expect(await screen.findByRole("alert")).toHaveTextContent("belongs to a demo account");
    await user.click(screen.getByRole("button", { name: /Administrator/ }));
    await press("Sign In");
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith("/admin"));
  });

  it("keeps what was typed at sign-up while the sign-in tab is shown, and disables the button while the account is created", async () => {
    const { derive, release } = pausedHash();
    renderInPortal(forms, { derive });
    await fillSignUp();
    await user.click(screen.getByRole("tab", { name: "Sign In" }));
    await user.click(screen.getByRole("tab", { name: "Sign Up" }));
    expect(form("Sign up").getByLabelText("First name")).toHaveValue("Ada");
    await press("Sign Up");
    expect(screen.getByRole("button", { name: "Creating account..." })).toBeDisabled();
    release();
    await screen.findByText("Reading your session...");
  });
});

/** A browser with an account, in which no user is signed in. */
async function signedOutBrowser(email: string) {
  return browserSignedInAs(email, (portal) => void portal.signOut());
}

it("redirects signed-in users from /auth to /dashboard", async () => {
  renderInPortal(forms, { browser: await browserSignedInAs("ada@x.example") });
  expect(mockRouter.replace).toHaveBeenCalledWith("/dashboard");
  expect(screen.queryByRole("form")).toBeNull();
});

it("opens the page that was asked for before signing in", async () => {
  window.history.replaceState(null, "", "/auth?next=%2Fdashboard%3Frequest%3D5");
  renderInPortal(forms, { browser: await browserSignedInAs("ada@x.example") });
  expect(mockRouter.replace).toHaveBeenCalledWith("/dashboard?request=5");
  window.history.replaceState(null, "", "/auth");
});

it("says that another tab has signed out, until the message is closed", async () => {
  const browser = await browserSignedInAs("ada@x.example");
  renderInPortal(forms, { browser });
  const other = openPortal(browser);
  await act(async () => void other.signOut());
  expect(await screen.findByText(/^You were signed out in another tab\./)).toBeVisible();
  expect(form("Sign in").getByLabelText("Email")).toBeVisible();
  await press("Close this message");
  expect(screen.queryByText(/^You were signed out/)).toBeNull();
});

it("signs in even when nothing can be stored", async () => {
  const browser = createFakeBrowser();
  browser.limit(0);
  renderInPortal(forms, { browser });
  await user.click(screen.getByRole("button", { name: /Customer/ }));
  await press("Sign In");
  await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith("/dashboard"));
});
