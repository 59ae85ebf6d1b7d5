/** @jest-environment jsdom */
import { renderToString } from "react-dom/server";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Toasts, useToast } from "./toasts";

function Teller() {
  const toast = useToast();
  return (
    <button
      type="button"
      onClick={() => toast(`Message ${document.querySelectorAll("[role=dialog]").length + 1}`)}
    >
      Tell
    </button>
  );
}
const page = (
  <Toasts>
    <Teller />
  </Toasts>
);
const tell = () => fireEvent.click(screen.getByRole("button", { name: "Tell" }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
/** Those that are not beyond the limit: the stylesheet hides the rest. */
const shown = () =>
  screen.queryAllByRole("dialog").filter((toast) => !toast.hasAttribute("data-limited") && !toast.inert)
    .length;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("shows a message for four and a half seconds", () => {
  render(page);
  tell();
  pass(4400);
  expect(shown()).toBe(1);
  pass(600);
  expect(shown()).toBe(0);
});

it("shows three at most", () => {
  render(page);
  for (let count = 0; count < 5; count += 1) tell();
  pass(100);
  expect(shown()).toBe(3);
});

it("goes away when closed", () => {
  render(page);
  tell();
  pass(100);
  fireEvent.click(screen.getByText("Close"));
  pass(600);
  expect(shown()).toBe(0);
});

it("adds nothing to the prerendered page, no styles above all", () => {
  expect(renderToString(page)).toBe('<button type="button">Tell</button>');
});
