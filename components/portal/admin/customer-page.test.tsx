/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { createFakeBrowser } from "@/lib/portal/testing/fake-browser";
import { ADMINISTRATOR, openPortal, signUpForm, storedValue } from "@/lib/portal/testing/fake-portal";
import { usePortalState } from "../auth-provider";
import { renderInPortal } from "../testing";
import { CustomerPage } from "./customer-page";

jest.mock("next/navigation", () => jest.requireActual("../testing/navigation"));

/** The page of the customer with an email. */
function PageOf({ email }: { email: string }) {
  const customers = usePortalState((state) => state.customers);
  return <CustomerPage customer={customers.find((row) => row.email === email)} />;
}

/** Shows a sample customer, or one who has signed up, to the administrator. */
async function show(email: string) {
  const browser = createFakeBrowser();
  const portal = openPortal(browser);
  await portal.signUp(signUpForm("ada@x.example"));
  await portal.signUp(signUpForm(ADMINISTRATOR));
  const file = "Email,First name,Last name,Id\nsam@x.example,Sam,Sample,sample-1";
  storedValue(await portal.importCsv("customers", file));
  portal.stop();
  renderInPortal(<PageOf email={email} />, { browser });
}

test.each([
  ["a sample customer gets no password", "sam@x.example", /^A sample customer has no password/],
  ["a customer who has signed up is offered none", "ada@x.example", "No requests yet"],
])("%s", async (_, email, text) => {
  await show(email);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText("Set a password")).toBeNull();
});
