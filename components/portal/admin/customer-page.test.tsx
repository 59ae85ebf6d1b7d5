/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createFakeBrowser } from "@/lib/portal/testing/fake-browser";
import { ADMINISTRATOR, openPortal, signUpForm, storedValue } from "@/lib/portal/testing/fake-portal";
import { usePortalState } from "../auth-provider";
import { renderInPortal } from "../testing";
import { CustomerPage } from "./customer-page";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

const user = userEvent.setup();

/** The page of the customer with an email. */
function PageOf({ email }: { email: string }) {
  const customers = usePortalState((state) => state.customers);
  return <CustomerPage customer={customers.find((row) => row.email === email)} />;
}

/** Shows a customer from a CSV file, or one who has signed up, to the administrator. */
async function show(email: string) {
  const browser = createFakeBrowser();
  const portal = openPortal(browser);
  await portal.signUp(signUpForm("ada@x.example"));
  await portal.signUp(signUpForm(ADMINISTRATOR));
  storedValue(
    await portal.importCsv(
      "customers",
      "Email,First name,Last name,Id\nbob@x.example,Bob,Bell\nsam@x.example,Sam,Sample,sample-1",
    ),
  );
  portal.stop();
  renderInPortal(<PageOf email={email} />, { browser });
  return browser;
}

test("a customer from a file gets a password, with which it signs in", async () => {
  const browser = await show("bob@x.example");
  expect(await screen.findByText(/has no password yet, so nobody can sign in/)).toBeVisible();
  await user.click(screen.getByText("Set a password"));
  await user.type(await screen.findByLabelText("New password"), "giraffe kettle");
  await user.type(screen.getByLabelText("Confirm new password"), "giraffe");
  await user.click(screen.getByRole("button", { name: "Set password" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Passwords do not match.");
  await user.type(screen.getByLabelText("Confirm new password"), " kettle");
  await user.click(screen.getByRole("button", { name: "Set password" }));
  await screen.findAllByText("Password of bob@x.example set in this browser.");
  expect(screen.queryByText(/has no password yet/)).toBeNull();
  // In another browser with the same data, so that the page here does not change.
  const copy = createFakeBrowser();
  for (const [key, value] of browser.data) copy.write(key, value);
  const form = { email: "bob@x.example", password: "giraffe kettle" };
  expect(await openPortal(copy).signIn(form)).toMatchObject({ status: "stored" });
});

test("a sample customer gets no password", async () => {
  await show("sam@x.example");
  expect(await screen.findByText(/^A sample customer has no password/)).toBeVisible();
  expect(screen.queryByText("Set a password")).toBeNull();
});

test("a customer who has signed up is not offered a password", async () => {
  await show("ada@x.example");
  await screen.findByRole("heading", { name: "No requests yet" });
  expect(screen.queryByText("Set a password")).toBeNull();
});
