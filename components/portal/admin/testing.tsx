import { screen, within } from "@testing-library/react";
import type { RequestForm } from "@/lib/portal";
import type { FakeBrowser } from "@/lib/portal/testing/fake-browser";
import { ADMINISTRATOR, openPortal, storedValue } from "@/lib/portal/testing/fake-edges";
import { browserOf, renderInPortal } from "../testing";
import { Admin } from "./admin";

export const chat: RequestForm = {
  service: "Live Chat Support",
  industry: "Plumbing",
  description: "Evenings",
};
export const calls: RequestForm = {
  service: "Call Center Outsourcing",
  industry: "Healthcare",
  description: "A",
};

/** A browser with a customer's two requests, in which the administrator is signed in. */
export async function busyBrowser() {
  const browser = await browserOf("ada@x.example", (ada) => {
    storedValue(ada.createRequest(chat));
    storedValue(ada.createRequest(calls));
  });
  return browserOf(ADMINISTRATOR, () => {}, browser);
}

/** The administrator's dashboard, in a given browser or in one with two requests. */
export async function renderAdmin(given?: FakeBrowser) {
  const browser = given ?? (await busyBrowser());
  renderInPortal(<Admin coverage="24/7" />, { browser });
  return browser;
}

/** The status of each request, as a new tab reads it. */
export function storedStatuses(browser: FakeBrowser) {
  const portal = openPortal(browser);
  const statuses = portal.state().allRequests.map(({ service, status }) => [service, status]);
  portal.stop();
  return Object.fromEntries(statuses);
}

export const statusOf = (service: string, customer: string) =>
  screen.getByRole("combobox", { name: `Status of ${service} for ${customer}` });

/** The cells of each row of figures in a table. */
export const figures = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
