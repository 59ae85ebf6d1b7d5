import { screen, within } from "@testing-library/react";
import type { Portal, RequestForm } from "@/lib/portal";
import type { FakeBrowser } from "@/lib/portal/testing/fake-browser";
import { ADMINISTRATOR, openPortal, storedValue } from "@/lib/portal/testing/fake-portal";
import { browserSignedInAs, renderInPortal } from "../testing";
import { Admin } from "./admin";

beforeEach(() => window.history.replaceState(null, "", "/admin"));

/** The two requests of `browserWithRequests`. */
export const chat: RequestForm = {
  service: "Live Chat Support",
  industry: "Plumbing",
  description: "Evenings",
};
const calls: RequestForm = {
  service: "Call Center Outsourcing",
  industry: "Healthcare",
  description: "A",
};

/** A browser with two requests of a customer, in which the administrator is signed in. */
export async function browserWithRequests(others?: FakeBrowser) {
  const create = (ada: Portal) => {
    storedValue(ada.createRequest(chat));
    storedValue(ada.createRequest(calls));
  };
  const browser = await browserSignedInAs("ada@x.example", create, others);
  return browserSignedInAs(ADMINISTRATOR, () => {}, browser);
}

/** Renders the administrator's dashboard, by default in a browser with two requests. */
export async function renderAdmin(given?: FakeBrowser) {
  const browser = given ?? (await browserWithRequests());
  renderInPortal(<Admin brand="Clydeline" coverage="24/7" />, { browser });
  return browser;
}

/** The stored status of each request, by service. */
export function storedStatuses(browser: FakeBrowser) {
  const portal = openPortal(browser);
  const statuses = portal.state().allRequests.map(({ service, status }) => [service, status]);
  portal.stop();
  return Object.fromEntries(statuses);
}

export const statusOf = (service: string, customer: string) =>
  screen.getByRole("combobox", {
    name: new RegExp(`^Status of CR-\\d+, ${service} for ${customer}$`),
    // Not the one in the list beside a request's page.
    hidden: false,
  });

/** The texts of the cells of a table, row by row. */
export const tableCells = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
