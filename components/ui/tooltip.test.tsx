/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { Tooltip, TooltipGroup } from "./tooltip";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const wait = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const button = (name: string) => screen.getByRole("button", { name });
const hover = (name: string) => {
  fireEvent.pointerEnter(button(name), { pointerType: "mouse" });
  fireEvent.mouseEnter(button(name));
  fireEvent.mouseMove(button(name));
};
const leave = (name: string) => fireEvent.mouseLeave(button(name));

const TWO = (
  <TooltipGroup>
    <Tooltip text="Back to the start">
      <button type="button">One</button>
    </Tooltip>
    <Tooltip text="On to the end">
      <button type="button">Two</button>
    </Tooltip>
  </TooltipGroup>
);

it("opens after the pointer has rested for 700 ms, and the next one without a delay for 300 ms", async () => {
  render(TWO);
  for (const [pause, opens] of [
    [250, true],
    [350, false],
  ] as const) {
    hover("One");
    await wait(690);
    expect(screen.queryByText("Back to the start")).not.toBeInTheDocument();
    await wait(20);
    expect(screen.getByText("Back to the start")).toBeInTheDocument();
    leave("One");
    await wait(pause);
    hover("Two");
    await wait(20);
    expect([pause, screen.queryByText("On to the end") !== null]).toEqual([pause, opens]);
    leave("Two");
    await wait(1000);
  }
});

it("opens on focus, closes on Escape, and puts no style element into the page", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(TWO);
  await user.tab();
  await wait(20);
  expect(screen.getByText("Back to the start")).toBeInTheDocument();
  expect(document.querySelector("style")).toBeNull();
  await user.keyboard("{Escape}");
  await wait(20);
  expect(screen.queryByText("Back to the start")).not.toBeInTheDocument();
  expect(button("One")).toHaveFocus();
});

it("adds neither style nor text to the HTML of its button", () => {
  const html = renderToStaticMarkup(TWO);
  expect(html).toContain("One</button>");
  expect(html).not.toMatch(/style|Back to the start/);
});
