/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createFakeBrowser } from "@/lib/portal/testing/fake-browser";
import { openPortal } from "@/lib/portal/testing/fake-portal";
import { Dashboard } from "../dashboard/dashboard";
import { PLANS, browserSignedInAs, renderInPortal } from "../testing";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

const dashboard = (
  <Dashboard
    usage={PLANS}
    brand="Clydeline"
    support={{
      phone: { display: "0141 496 0123", e164: "+441414960123" },
      email: "hello@clydeline.example",
      hours: { display: "Monday to Friday", note: "24/7 for Enterprise" },
    }}
  />
);
const user = userEvent.setup();
const open = () => user.click(screen.getByRole("button", { name: "New Request" }));
const dialog = () => within(screen.getByRole("dialog", { name: "New Request" }));
const expectFormClosed = () => expect(screen.queryByRole("dialog", { name: "New Request" })).toBeNull();

// Each test signs up and renders a dashboard twice, which is slow on a busy machine.

beforeEach(() => sessionStorage.clear());

/** Fills a part of the form, calls `last` and leaves the page. */
async function fillPartly(last = () => Promise.resolve()) {
  const browser = await browserSignedInAs("ada@x.example");
  const { unmount } = renderInPortal(dashboard, { browser });
  await fillOpenForm();
  await last();
  unmount();
  return browser;
}

async function fillOpenForm() {
  await open();
  fireEvent.change(dialog().getByLabelText("Service"), { target: { value: "Virtual Assistant" } });
  fireEvent.change(dialog().getByLabelText("Description"), { target: { value: "Diary" } });
}

it("restores the draft after a reload, with the form open", async () => {
  renderInPortal(dashboard, { browser: await fillPartly() });
  expect(dialog().getByLabelText("Service")).toHaveValue("Virtual Assistant");
  expect(dialog().getByLabelText("Description")).toHaveValue("Diary");
});

it("restores the draft after a reload, with the form closed if it was closed", async () => {
  const cancel = () => user.click(dialog().getByRole("button", { name: "Cancel" }));
  renderInPortal(dashboard, { browser: await fillPartly(cancel) });
  expectFormClosed();
  await open();
  expect(dialog().getByLabelText("Description")).toHaveValue("Diary");
});

it("removes the draft when the request is created", async () => {
  await fillPartly(async () => {
    await user.selectOptions(dialog().getByLabelText("Industry"), "Healthcare");
    await user.click(dialog().getByRole("button", { name: "Submit Request" }));
    await screen.findByRole("dialog", { name: "Request CR-0001 saved in this browser." });
  });
  expect(sessionStorage).toHaveLength(0);
});

it("does not show the draft to another user", async () => {
  await fillPartly();
  renderInPortal(dashboard, { browser: await browserSignedInAs("bob@x.example") });
  expectFormClosed();
  await open();
  expect(dialog().getByLabelText("Description")).toHaveValue("");
});

it("closes the form when another user signs in in another tab, and keeps the draft for its author", async () => {
  const browser = await browserSignedInAs("ada@x.example");
  const { unmount } = renderInPortal(dashboard, { browser });
  await fillOpenForm();
  await act(async () => void (await browserSignedInAs("bob@x.example", () => {}, browser)));
  expectFormClosed();
  expect(screen.getByText(/^Another tab has signed in with bob@x\.example\./)).toBeVisible();
  await open();
  expect(dialog().getByLabelText("Description")).toHaveValue("");
  unmount();
  const other = openPortal(browser);
  await other.signIn({ email: "ada@x.example", password: "correct horse" });
  renderInPortal(dashboard, { browser });
  expect(dialog().getByLabelText("Description")).toHaveValue("Diary");
});

it("removes the draft at sign-out, and says so", async () => {
  renderInPortal(dashboard, { browser: await fillPartly() });
  await user.click(dialog().getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "Sign Out" }));
  await screen.findAllByText("The request that you had begun was removed.");
  expect(sessionStorage).toHaveLength(0);
});

it("keeps the draft when all data of the browser were removed under the open form", async () => {
  const browser = createFakeBrowser({ lag: true });
  await browserSignedInAs("ada@x.example", () => {}, browser);
  const { unmount } = renderInPortal(dashboard, { browser });
  await fillOpenForm();
  await user.selectOptions(dialog().getByLabelText("Industry"), "Healthcare");
  sessionStorage.clear();
  browser.clear();
  // The browser's own tools remove data without an event.
  browser.deliver({ silently: true });
  await user.click(dialog().getByRole("button", { name: "Submit Request" }));
  await screen.findByText("Reading your session...");
  unmount();
  renderInPortal(dashboard, { browser: await browserSignedInAs("ADA@x.example") });
  expect(dialog().getByLabelText("Description")).toHaveValue("Diary");
});

it.each(["{", "null", '$1"values":{"service":{}}}', '$1"values":null}'])(
  "ignores a corrupt draft: %s",
  async (corrupt) => {
    const browser = await fillPartly();
    const key = sessionStorage.key(0) ?? "";
    const draft = sessionStorage.getItem(key) ?? "";
    sessionStorage.setItem(key, draft.replace(/^(.*)"values".*$/, corrupt));
    renderInPortal(dashboard, { browser });
    expectFormClosed();
  },
);
