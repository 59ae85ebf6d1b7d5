/** @jest-environment jsdom */
import { useEffect } from "react";
import { renderToString } from "react-dom/server";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Toasts, useToast } from "./toasts";

let drawn = 0;

function Teller() {
  const toast = useToast();
  useEffect(() => {
    drawn += 1;
  });
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
const shown = () => screen.queryAllByRole("dialog").length;

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

it("keeps the others when there is room again", () => {
  render(page);
  for (let count = 0; count < 3; count += 1) tell();
  pass(100);
  fireEvent.click(screen.getAllByText("Close")[0]!);
  pass(300);
  tell();
  pass(300);
  expect(shown()).toBe(3);
});

it("shows the latest for its whole time after others were closed early", () => {
  render(page);
  tell();
  pass(4000);
  for (let count = 0; count < 3; count += 1) tell();
  pass(4400);
  expect(shown()).toBe(3);
  pass(600);
  expect(shown()).toBe(0);
});

it("draws what gives messages once, however many there are", () => {
  render(page);
  drawn = 0;
  for (let count = 0; count < 5; count += 1) tell();
  pass(6000);
  expect(drawn).toBe(0);
});

it("is a mistake outside", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<Teller />)).toThrow("useToast must be used inside Toasts");
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
