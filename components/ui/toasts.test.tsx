/** @jest-environment jsdom */
import { useEffect } from "react";
import { renderToString } from "react-dom/server";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toasts, useToast } from "./toasts";

let renders = 0;

function Sender() {
  const toast = useToast();
  useEffect(() => {
    renders += 1;
  });
  return (
    <button
      type="button"
      onClick={() => toast(`Message ${document.querySelectorAll("[role=dialog]").length + 1}`)}
    >
      Send
    </button>
  );
}
const page = (
  <Toasts>
    <Sender />
  </Toasts>
);
const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const shown = () => screen.queryAllByRole("dialog").length;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("shows a message for four and a half seconds, also after an older one closes early, and three at most", () => {
  render(page);
  send();
  pass(4000);
  expect(shown()).toBe(1);
  for (let count = 0; count < 4; count += 1) send();
  pass(4400);
  expect(shown()).toBe(3);
  pass(600);
  expect(shown()).toBe(0);
});

it("keeps the other messages when one was closed and another is added", () => {
  render(page);
  for (let count = 0; count < 3; count += 1) send();
  pass(100);
  fireEvent.click(screen.getAllByText("Close")[0]!);
  pass(600);
  expect(shown()).toBe(2);
  send();
  pass(300);
  expect(shown()).toBe(3);
});

it("does not re-render the sender of messages", () => {
  render(page);
  renders = 0;
  for (let count = 0; count < 5; count += 1) send();
  pass(6000);
  expect(renders).toBe(0);
});

it("adds neither elements nor styles to the prerendered page", () => {
  expect(renderToString(page)).toBe('<button type="button">Send</button>');
});

it("lets Tab leave the toasts, also after F6 was pressed inside them", async () => {
  const user = userEvent.setup({ delay: null });
  render(page);
  const sender = screen.getByRole("button", { name: "Send" });
  await user.click(sender);
  pass(100);
  await user.keyboard("{F6}");
  expect(screen.getByRole("region", { name: "Notifications" })).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  await user.keyboard("{F6}");
  await user.tab();
  expect(sender).toHaveFocus();
});
