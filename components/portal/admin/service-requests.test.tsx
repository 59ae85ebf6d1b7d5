/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";
import { usePortalState } from "../auth-provider";
import { describeBulk, describeUndone } from "../requests/request-texts";
import { StatusSelect } from "../requests/status-select";
import { Messages } from "../notices";
import {
  browserWithRequests,
  choose,
  findUndoOf,
  openTab,
  press,
  renderAdmin,
  renderInPortal,
  statusOf,
  storedStatuses,
  user,
} from "../testing";

jest.mock("next/navigation", () => jest.requireActual("../testing/navigation"));

const CHAT = "Live Chat Support";
const CALLS = "Call Center Outsourcing";
const setChat = (status: string) => user.selectOptions(statusOf(CHAT, "Ada Reid"), status);

/** The status of the chat request alone. */
function StatusOfChat() {
  const requests = usePortalState((state) => state.allRequests);
  const request = requests.find(({ service }) => service === CHAT);
  return request && <StatusSelect request={request} />;
}

it("stores a status chosen with the arrow keys only with Enter or when the field is left, and says so only if it is stored", async () => {
  const browser = await browserWithRequests();
  renderInPortal(
    <>
      <Messages />
      <StatusOfChat />
    </>,
    { browser },
  );
  const stored = () => storedStatuses(browser)[CHAT];
  const select = await screen.findByRole("combobox");
  /** jsdom's select does not follow the arrow keys itself. */
  const move = (value: string) => {
    fireEvent.keyDown(select, { key: "ArrowDown" });
    fireEvent.change(select, { target: { value } });
  };
  move("in-progress");
  move("completed");
  expect(select).toHaveValue("completed");
  expect(stored()).toBe("pending");
  fireEvent.keyDown(select, { key: "Escape" });
  expect(select).toHaveValue("pending");
  move("in-progress");
  fireEvent.keyDown(select, { key: "Enter" });
  expect(stored()).toBe("in-progress");
  move("completed");
  expect(select).toHaveAccessibleDescription("Enter sets it.");
  move("in-progress");
  expect(select).not.toHaveAttribute("aria-describedby");
  move("completed");
  fireEvent.blur(select);
  expect(stored()).toBe("completed");
  await screen.findAllByText(/^CR-\d+ Live Chat Support was set to Completed\.$/);

  const leave = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(leave()).toBe(true);
  browser.failWrites(() => true);
  await user.selectOptions(select, "cancelled");
  await screen.findByRole("dialog", { name: /lost when you reload this page/ });
  expect(screen.queryByText(/was set to Cancelled/)).toBeNull();
  expect(leave()).toBe(false);
});

it("sets and undoes one status or those of all selected requests that are shown, and keeps the focus and the filter", async () => {
  const browser = await renderAdmin();
  await choose("Status", "pending");
  await setChat("in-progress");
  expect(screen.getByText("1 of 2 requests").parentElement).toHaveFocus();
  await openTab("Settings");
  await openTab("Service Requests");
  expect(screen.getByText("1 of 2 requests")).toBeVisible();
  await press("Undo");
  expect(storedStatuses(browser)[CHAT]).toBe("pending");
  await choose("Status", "");

  await user.click(screen.getByLabelText("Select all 2"));
  await user.click(screen.getByLabelText(/^Select CR-\d+, Call Center Outsourcing for Ada Reid$/));
  expect(screen.getByLabelText("Select all 2")).toBePartiallyChecked();
  await user.click(screen.getByLabelText("Select all 2"));
  await choose("Service", CHAT);
  await screen.findByText("1 selected");
  await choose("Status of selected", "completed");
  await press("Set status");
  expect(storedStatuses(browser)).toEqual({ [CHAT]: "completed", [CALLS]: "pending" });
  expect(screen.getByText("0 selected")).toBeInTheDocument();
  await user.click(await findUndoOf("1 request was set to Completed."));
  expect(storedStatuses(browser)[CHAT]).toBe("pending");
});

it("says how many changes of a bulk change are stored, and how many an undo has left", () => {
  const bulk = (changes: number, stored: number) =>
    describeBulk({ status: "completed", stored, changes: Array.from({ length: changes }) as never });
  expect([bulk(0, 0), bulk(1, 1), bulk(2, 1)]).toEqual([
    "All of them were already set to Completed.",
    "1 request was set to Completed.",
    "2 requests were set to Completed, but only 1 of the changes could be stored.",
  ]);
  expect([describeUndone({ restored: 2, left: 0 }), describeUndone({ restored: 1, left: 1 })]).toEqual([
    "2 requests have their previous status again.",
    "1 request has its previous status again. 1 request changed meanwhile and was left as it is.",
  ]);
});
