import type { ReactNode } from "react";
import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { Toasts } from "@/components/ui/toasts";
import type { DemoAccount, PortalOptions } from "@/lib/portal/action-context";
import type { PortalEffects } from "@/lib/portal/effects";
import { createPortal, type Portal } from "@/lib/portal/portal";
import type { RequestForm } from "@/lib/portal/rules/form-validation";
import { createFakeBrowser, type FakeBrowser } from "@/lib/portal/testing/fake-browser";
import {
  ADMINISTRATOR,
  createFakeEffects,
  createFakeRandom,
  fastDerive,
  openPortal,
  PRICES,
  signUpForm,
  storedValue,
  type FakePortal,
} from "@/lib/portal/testing/fake-portal";
import { AdminBody } from "../admin/admin-body";
import { AuthProvider } from "../auth-provider";
import { DashboardBody } from "../dashboard/dashboard-body";
import { router } from "./navigation";

// What jsdom takes longest for: whether a style hides an element, or what is above it.
configure({ defaultHidden: true });
export const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

beforeEach(() => {
  router.replace.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/dashboard");
});

/** The one control that is called so. Its accessible name would take the computed styles of all others. */
function controlOf(selector: string, name: string | RegExp): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((control) => {
    const own = (control.getAttribute("aria-label") ?? control.textContent).replaceAll(/\s+/g, " ").trim();
    return typeof name === "string" ? own === name : name.test(own);
  });
  if (found.length !== 1) throw new Error(`${found.length} of ${selector} are called ${name}`);
  return found[0]!;
}

export const press = async (name: string | RegExp) =>
  user.click(await waitFor(() => controlOf("button:not([role=tab])", name)));
export const openTab = (name: string) => user.click(controlOf("[role=tab]", name));
export const choose = (label: string, option: string) =>
  user.selectOptions(screen.getByLabelText(label), option);

/** Fills a field at once, where keystrokes are not the point. */
export const fill = (label: string, value: string, { getByLabelText } = within(document.body)) =>
  fireEvent.change(getByLabelText(label), { target: { value } });

/** Two accounts like those of `content/site.yaml`. */
export const demo: DemoAccount[] = [
  { email: ADMINISTRATOR, password: "demo-pass", firstName: "Catriona", lastName: "Muir", company: "Us" },
  { email: "duncan@x.example", password: "demo-pass", firstName: "Duncan", lastName: "Bell", company: "" },
];

/** The plans of the section Usage. */
const PLANS = {
  plans: [
    { name: "Starter", calls: 100 },
    { name: "Enterprise", calls: undefined },
  ],
  overflowPrice: 0.5,
  counted: "calls and chats",
  zone: "Europe/London",
};

export const dashboard = (
  <DashboardBody
    brand="Clydeline"
    support={{
      phone: { display: "0141 496 0123", e164: "+441414960123" },
      email: "hello@clydeline.example",
      hours: { display: "Monday to Friday", note: "24/7 for Enterprise" },
    }}
    usage={PLANS}
  />
);

/** Shared by all tabs, so that no two ids are the same. */
const randomBytes = createFakeRandom();

interface RenderOptions {
  browser?: FakeBrowser;
  /** Replaces the fast fake hash. */
  derive?: PortalEffects["derive"];
}

/** Renders a screen inside an `AuthProvider`, in a new tab of a fake browser. */
export function renderInPortal(
  screen: ReactNode,
  { browser = createFakeBrowser(), derive = fastDerive }: RenderOptions = {},
) {
  const open = (options: PortalOptions): Portal =>
    createPortal(createFakeEffects(browser.openTab(), { randomBytes, derive }), options);
  return render(
    <AuthProvider administrator={ADMINISTRATOR} prices={PRICES} demoAccounts={demo} open={open}>
      <Toasts>{screen}</Toasts>
    </AuthProvider>,
  );
}

/** A browser in which a user has signed up, and is signed in after `work`. */
export async function browserSignedInAs(
  email: string,
  work: (portal: FakePortal) => void = () => {},
  browser: FakeBrowser = createFakeBrowser(),
) {
  const portal = openPortal(browser, { randomBytes });
  await portal.signUp(signUpForm(email));
  work(portal);
  portal.stop();
  return browser;
}

/** The button “Undo” of one message, when it is there: another message may have one as well. */
export const findUndoOf = async (message: string) =>
  within(await screen.findByRole("dialog", { name: message })).getByRole("button", { name: "Undo" });

/** Records the files that the page saves from now on. */
export function recordFiles() {
  const files: { name: string; text: () => Promise<string> }[] = [];
  let blob = new Blob();
  const text = (file: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(file);
    });
  Object.assign(URL, { createObjectURL: (made: Blob) => ((blob = made), "blob:"), revokeObjectURL() {} });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: text.bind(null, blob) });
  });
  return files;
}

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
  const create = (ada: FakePortal) => {
    storedValue(ada.createRequest(chat));
    storedValue(ada.createRequest(calls));
  };
  const browser = await browserSignedInAs("ada@x.example", create, others);
  return browserSignedInAs(ADMINISTRATOR, () => {}, browser);
}

/** Renders the administrator's dashboard, by default in a browser with two requests. */
export async function renderAdmin(given?: FakeBrowser) {
  const browser = given ?? (await browserWithRequests());
  if (window.location.pathname !== "/admin") window.history.replaceState(null, "", "/admin");
  renderInPortal(<AdminBody brand="Clydeline" coverage="24/7" />, { browser });
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
