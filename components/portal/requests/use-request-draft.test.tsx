/** @jest-environment jsdom */
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dashboard } from "../dashboard/dashboard";
import { browserSignedInAs, renderInPortal } from "../testing";

jest.mock("next/navigation", () => ({
  useRouter: () => ({ replace: jest.fn() }),
  useSearchParams: () => null,
}));

const dashboard = (
  <Dashboard
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
  await open();
  fireEvent.change(dialog().getByLabelText("Service"), { target: { value: "Virtual Assistant" } });
  fireEvent.change(dialog().getByLabelText("Description"), { target: { value: "Diary" } });
  await last();
  unmount();
  return browser;
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
    await screen.findByRole("dialog", { name: "Request created." });
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

it.each(["{", "null", '$1"values":{"service":{}}}', '$1"values":null}'])(
  "ignores a corrupt draft: %s",
  async (corrupt) => {
    const browser = await fillPartly();
    const draft = sessionStorage.getItem("request-draft") ?? "";
    sessionStorage.setItem("request-draft", draft.replace(/^(.*)"values".*$/, corrupt));
    renderInPortal(dashboard, { browser });
    expectFormClosed();
  },
);
