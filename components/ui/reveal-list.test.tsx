/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { RevealList } from "./reveal-list";

const list = (
  <RevealList>
    <li>First</li>
    <li>Second</li>
    <li>Third</li>
  </RevealList>
);

/** Elements under observation. */
let observed: Element[] = [];
let options: IntersectionObserverInit | undefined;
let report: (ratios: Record<string, number>) => void;
let disconnected: boolean;
let reducedMotion: boolean;

beforeEach(() => {
  observed = [];
  disconnected = false;
  reducedMotion = false;
  window.matchMedia = () => ({ matches: reducedMotion }) as never;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, init?: IntersectionObserverInit) {
      options = init;
      report = (ratios) =>
        act(() => {
          const entries = observed
            .filter(({ textContent }) => textContent! in ratios)
            .map((target) => ({ target, intersectionRatio: ratios[target.textContent!] }));
          callback(entries as IntersectionObserverEntry[], this as never);
        });
    }
    observe(target: Element) {
      observed.push(target);
    }
    unobserve(target: Element) {
      observed = observed.filter((other) => other !== target);
    }
    disconnect() {
      disconnected = true;
    }
  } as never;
});

const items = () => screen.getAllByRole("listitem");
/** The texts of the hidden items. Only a class shows that they are hidden. */
const hidden = () =>
  items()
    .filter(({ classList }) => classList.contains("opacity-0"))
    .map(({ textContent }) => textContent);

it("hides nothing in the prerendered HTML, nor when the visitor prefers reduced motion", () => {
  expect(renderToStaticMarkup(list)).toBe("<ul><li>First</li><li>Second</li><li>Third</li></ul>");
  reducedMotion = true;
  render(list);
  expect(observed).toEqual([]);
});

it("hides the items below the viewport, and shows each for good once a tenth of it is there, a tenth of a second apart", () => {
  const { unmount } = render(list);
  const all = items();
  expect(hidden()).toEqual([]);
  expect(options?.threshold).toBe(0.1);
  expect(all.map(({ style }) => style.transitionDelay)).toEqual(["0.0s", "0.1s", "0.2s"]);
  report({ First: 0.5, Second: 0, Third: 0 });
  expect(hidden()).toEqual(["Second", "Third"]);
  report({ Second: 0.09, Third: 0.1 });
  expect(hidden()).toEqual(["Second"]);
  expect(observed.map(({ textContent }) => textContent)).toEqual(["Second"]);
  unmount();
  expect(disconnected).toBe(true);
  expect(all[1]!.classList.contains("opacity-0")).toBe(false);
});
