/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { Carousel } from "./carousel";

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
const carousel = (
  <Carousel
    label="Voices"
    item="testimonial"
    slides={NUMBERS.map((id) => ({ id, content: <p>Slide {id}</p> }))}
  />
);

/** The visitor's system setting. */
let reducedMotion = false;

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  window.matchMedia = () =>
    ({ matches: reducedMotion, addEventListener() {}, removeEventListener() {} }) as never;
});
afterEach(() => jest.useRealTimers());

/** The slide that is not inert. */
function shown(): string | null {
  const slides = screen.getAllByRole("group").filter((slide) => !slide.hasAttribute("inert"));
  expect(slides).toHaveLength(1);
  return slides[0]!.textContent;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const slides = () => screen.getAllByRole("group")[0]!.parentElement!;

it("shows the next slide every five seconds and wraps after the eighth", () => {
  render(carousel);
  pass(4999);
  expect(shown()).toBe("Slide one");
  pass(1);
  expect(shown()).toBe("Slide two");
  for (let count = 0; count < 6; count += 1) pass(5000);
  expect(shown()).toBe("Slide eight");
  pass(5000);
  expect(shown()).toBe("Slide one");
});

it("wraps at both ends when its buttons are pressed", () => {
  render(carousel);
  press("Previous testimonial");
  expect(shown()).toBe("Slide eight");
  press("Next testimonial");
  expect(shown()).toBe("Slide one");
  press("Next testimonial");
  expect(shown()).toBe("Slide two");
});

it("shows the slide of a pressed dot and marks the dot as current", () => {
  render(carousel);
  press("Show testimonial 6");
  expect(shown()).toBe("Slide six");
  expect(screen.getByRole("button", { current: true }).getAttribute("aria-label")).toBe("Show testimonial 6");
});

it("restarts the five seconds after a dot is pressed", () => {
  render(carousel);
  pass(4000);
  press("Show testimonial 3");
  pass(4000);
  expect(shown()).toBe("Slide three");
  pass(1000);
  expect(shown()).toBe("Slide four");
});

it("pauses while the pointer is over the slides", () => {
  render(carousel);
  fireEvent.pointerEnter(slides());
  pass(20_000);
  expect(shown()).toBe("Slide one");
  fireEvent.pointerLeave(slides());
  pass(5000);
  expect(shown()).toBe("Slide two");
});

it("pauses while the focus is in it, even when the focus moves between its buttons", () => {
  render(carousel);
  act(() => screen.getByRole("button", { name: "Next testimonial" }).focus());
  act(() => screen.getByRole("button", { name: "Show testimonial 2" }).focus());
  pass(20_000);
  expect(shown()).toBe("Slide one");
  act(() => screen.getByRole("button", { name: "Show testimonial 2" }).blur());
  pass(5000);
  expect(shown()).toBe("Slide two");
});

it("goes on after a click or a tap on one of its buttons, which leaves the focus there", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(carousel);
  const next = screen.getByRole("button", { name: "Next testimonial" });
  jest.spyOn(next, "matches").mockImplementation((selector) => selector !== ":focus-visible");
  await user.click(next);
  expect(next).toHaveFocus();
  expect(shown()).toBe("Slide two");
  pass(5000);
  expect(shown()).toBe("Slide three");
});

it("starts by its button although the keyboard's focus is there", () => {
  render(carousel);
  act(() => screen.getByRole("button", { name: "Pause the rotation" }).focus());
  press("Pause the rotation");
  press("Start the rotation");
  pass(5000);
  expect(shown()).toBe("Slide two");
});

it("stops and starts by its button, and is a live region only while it is stopped", () => {
  render(carousel);
  const live = () => slides().getAttribute("aria-live");
  expect(live()).toBe("off");
  press("Pause the rotation");
  expect(live()).toBe("polite");
  pass(20_000);
  expect(shown()).toBe("Slide one");
  press("Start the rotation");
  pass(5000);
  expect(shown()).toBe("Slide two");
});

it("does not start by itself when the visitor prefers reduced motion", () => {
  reducedMotion = true;
  render(carousel);
  pass(20_000);
  expect(shown()).toBe("Slide one");
  press("Start the rotation");
  pass(5000);
  expect(shown()).toBe("Slide two");
});

it("prerenders a focusable strip of all slides without buttons", () => {
  document.body.innerHTML = renderToStaticMarkup(carousel);
  const all = screen.getAllByRole("group");
  expect(all.map(({ textContent }) => textContent)).toEqual(NUMBERS.map((id) => `Slide ${id}`));
  for (const slide of all) expect(slide.hasAttribute("inert")).toBe(false);
  expect(all[0]!.parentElement!.tabIndex).toBe(0);
  expect(screen.queryAllByRole("button")).toEqual([]);
});
