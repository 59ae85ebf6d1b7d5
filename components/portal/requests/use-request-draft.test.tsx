/** @jest-environment jsdom */
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dashboard } from "../dashboard/dashboard";
import { browserOf, renderInPortal } from "../testing";

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
const expectClosed = () => expect(screen.queryByRole("dialog", { name: "New Request" })).toBeNull();

// Each test signs up and renders a dashboard twice, which takes its time on a busy machine.
jest.setTimeout(20_000);

beforeEach(() => sessionStorage.clear());

/** Types a part of a request and leaves the page. */
async function typeSome(last = () => Promise.resolve()) {
  const browser = await browserOf("ada@x.example");
  const { unmount } = renderInPortal(dashboard, { browser });
  await open();
  fireEvent.change(dialog().getByLabelText("Service"), { target: { value: "Virtual Assistant" } });
  fireEvent.change(dialog().getByLabelText("Description"), { target: { value: "Diary" } });
  await last();
  unmount();
  return browser;
}

it("keeps what was typed over a reload, in the open form", async () => {
  renderInPortal(dashboard, { browser: await typeSome() });
  expect(dialog().getByLabelText("Service")).toHaveValue("Virtual Assistant");
  expect(dialog().getByLabelText("Description")).toHaveValue("Diary");
});

it("keeps it in the closed form where it was closed", async () => {
  const cancel = () => user.click(dialog().getByRole("button", { name: "Cancel" }));
  renderInPortal(dashboard, { browser: await typeSome(cancel) });
  expectClosed();
  await open();
  expect(dialog().getByLabelText("Description")).toHaveValue("Diary");
});

it("forgets it once the request is sent", async () => {
  await typeSome(async () => {
    await user.selectOptions(dialog().getByLabelText("Industry"), "Healthcare");
    await user.click(dialog().getByRole("button", { name: "Submit Request" }));
    await screen.findByRole("dialog", { name: "Request created." });
  });
  expect(sessionStorage).toHaveLength(0);
});

it("shows it to nobody else who signs in", async () => {
  await typeSome();
  renderInPortal(dashboard, { browser: await browserOf("bob@x.example") });
  expectClosed();
  await open();
  expect(dialog().getByLabelText("Description")).toHaveValue("");
});

it.each(["{", "null", '$1"values":{"service":{}}}', '$1"values":null}'])(
  "takes nothing from damaged storage: %s",
  async (damaged) => {
    const browser = await typeSome();
    const draft = sessionStorage.getItem("request-draft") ?? "";
    sessionStorage.setItem("request-draft", draft.replace(/^(.*)"values".*$/, damaged));
    renderInPortal(dashboard, { browser });
    expectClosed();
  },
);
