/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { RevealList } from "./reveal";

const list = (
  <RevealList>
    <li>First</li>
    <li>Second</li>
    <li>Third</li>
  </RevealList>
);

/** What the list asked the browser to watch. */
let watched: Element[] = [];
let options: IntersectionObserverInit | undefined;
let report: (ratios: Record<string, number>) => void;
let disconnected: boolean;
let reducedMotion: boolean;

beforeEach(() => {
  watched = [];
  disconnected = false;
  reducedMotion = false;
  window.matchMedia = () => ({ matches: reducedMotion }) as never;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, init?: IntersectionObserverInit) {
      options = init;
      report = (ratios) =>
        act(() => {
          const entries = watched
            .filter(({ textContent }) => textContent! in ratios)
            .map((target) => ({ target, intersectionRatio: ratios[target.textContent!] }));
          callback(entries as IntersectionObserverEntry[], this as never);
        });
    }
    observe(target: Element) {
      watched.push(target);
    }
    unobserve(target: Element) {
      watched = watched.filter((other) => other !== target);
    }
    disconnect() {
      disconnected = true;
    }
  } as never;
});

const items = () => screen.getAllByRole("listitem");
/** The texts of the items that are hidden: the one thing here that only a class tells. */
const hidden = () =>
  items()
    .filter(({ classList }) => classList.contains("opacity-0"))
    .map(({ textContent }) => textContent);

it("hides nothing in the prerendered HTML", () => {
  expect(renderToStaticMarkup(list)).toBe("<ul><li>First</li><li>Second</li><li>Third</li></ul>");
});

it("hides what is below the screen and leaves what is on it", () => {
  render(list);
  expect(hidden()).toEqual([]);
  report({ First: 0.5, Second: 0.1, Third: 0 });
  expect(hidden()).toEqual(["Third"]);
});

it("shows an item once a tenth of it is on the screen, and for good", () => {
  render(list);
  expect(options?.threshold).toBe(0.1);
  report({ First: 0, Second: 0, Third: 0 });
  expect(hidden()).toEqual(["First", "Second", "Third"]);
  report({ First: 0.09, Second: 0.1 });
  expect(hidden()).toEqual(["First", "Third"]);
  expect(watched.map(({ textContent }) => textContent)).toEqual(["First", "Third"]);
});

it("staggers the items by a tenth of a second", () => {
  render(list);
  expect(items().map(({ style }) => style.transitionDelay)).toEqual(["0.0s", "0.1s", "0.2s"]);
});

it("hides nothing from visitors who want less motion", () => {
  reducedMotion = true;
  render(list);
  expect(watched).toEqual([]);
});

it("leaves the items visible when it goes", () => {
  const { unmount } = render(list);
  report({ First: 0, Second: 0, Third: 0 });
  const [first] = items();
  unmount();
  expect(disconnected).toBe(true);
  expect(first!.classList.contains("opacity-0")).toBe(false);
});
