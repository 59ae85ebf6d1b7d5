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

it("shows the next slide every five seconds, and wraps at both ends", () => {
  render(carousel);
  pass(4999);
  expect(shown()).toBe("Slide one");
  pass(1);
  expect(shown()).toBe("Slide two");
  for (let count = 0; count < 6; count += 1) pass(5000);
  expect(shown()).toBe("Slide eight");
  pass(5000);
  expect(shown()).toBe("Slide one");
  press("Previous testimonial");
  expect(shown()).toBe("Slide eight");
  press("Next testimonial");
  expect(shown()).toBe("Slide one");
});

it("shows the slide of a pressed dot, marks the dot as current, and begins the five seconds again", () => {
  render(carousel);
  pass(4000);
  press("Show testimonial 6");
  expect(screen.getByRole("button", { current: true }).getAttribute("aria-label")).toBe("Show testimonial 6");
  pass(4000);
  expect(shown()).toBe("Slide six");
  pass(1000);
  expect(shown()).toBe("Slide seven");
});

it("pauses while the pointer is over the slides or the focus is in it, even when that moves between its buttons", () => {
  render(carousel);
  const button = (name: string) => screen.getByRole("button", { name });
  fireEvent.pointerEnter(slides());
  pass(20_000);
  expect(shown()).toBe("Slide one");
  fireEvent.pointerLeave(slides());
  pass(5000);
  expect(shown()).toBe("Slide two");
  act(() => button("Next testimonial").focus());
  act(() => button("Show testimonial 2").focus());
  pass(20_000);
  expect(shown()).toBe("Slide two");
  act(() => button("Show testimonial 2").blur());
  pass(5000);
  expect(shown()).toBe("Slide three");
});

it("goes on after a click or a tap on one of its buttons, which leaves the focus there", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(carousel);
  const next = screen.getByRole("button", { name: "Next testimonial" });
  jest.spyOn(next, "matches").mockImplementation((selector) => selector !== ":focus-visible");
  await user.click(next);
  expect(next).toHaveFocus();
  pass(5000);
  expect(shown()).toBe("Slide three");
});

it("stops and starts by its button, even with the keyboard's focus there, and is a live region only while it is stopped", () => {
  render(carousel);
  const live = () => slides().getAttribute("aria-live");
  expect(live()).toBe("off");
  act(() => screen.getByRole("button", { name: "Pause the rotation" }).focus());
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
  expect(slides().tabIndex).toBe(0);
  expect(screen.queryAllByRole("button")).toEqual([]);
});
