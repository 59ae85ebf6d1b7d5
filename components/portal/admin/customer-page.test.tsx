/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { createFakeBrowser } from "@/lib/portal/testing/fake-browser";
import { ADMINISTRATOR, openPortal, signUpForm, storedValue } from "@/lib/portal/testing/fake-portal";
import { usePortalState } from "../auth-provider";
import { fill, press, renderInPortal, user } from "../testing";
import { CustomerPage } from "./customer-page";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

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
  const rows = ["bob@x.example,Bob,Bell", "sam@x.example,Sam,Sample,sample-1"];
  const file = ["Email,First name,Last name,Id", ...rows].join("\n");
  storedValue(await portal.importCsv("customers", file));
  portal.stop();
  renderInPortal(<PageOf email={email} />, { browser });
  return browser;
}

test("a customer from a file gets a password, with which it signs in", async () => {
  const browser = await show("bob@x.example");
  expect(await screen.findByText(/has no password yet, so nobody can sign in/)).toBeVisible();
  await user.click(screen.getByText("Set a password"));
  await screen.findByLabelText("New password");
  fill("New password", "giraffe kettle");
  fill("Confirm new password", "giraffe");
  await press("Set password");
  expect(await screen.findByRole("alert")).toHaveTextContent("Passwords do not match.");
  fill("Confirm new password", "giraffe kettle");
  await press("Set password");
  await screen.findAllByText("Password of bob@x.example set in this browser.");
  expect(screen.queryByText(/has no password yet/)).toBeNull();
  // In another browser with the same data, so that the page here does not change.
  const copy = createFakeBrowser();
  for (const [key, value] of browser.data) copy.write(key, value);
  const form = { email: "bob@x.example", password: "giraffe kettle" };
  expect(await openPortal(copy).signIn(form)).toMatchObject({ status: "stored" });
});

test.each([
  ["a sample customer gets no password", "sam@x.example", /^A sample customer has no password/],
  ["a customer who has signed up is offered none", "ada@x.example", "No requests yet"],
])("%s", async (_, email, text) => {
  await show(email);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText("Set a password")).toBeNull();
});
