/** @jest-environment jsdom */
import { holdInteractions } from "./hold-interactions";

const NEEDS_SCRIPT = "button, a[data-search]";

const find = <T extends Element>(selector: string) => document.querySelector<T>(selector)!;

function type(selector: string, value: string) {
  const field = find<HTMLInputElement>(selector);
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

beforeEach(() => {
  document.body.innerHTML = `<button><b>More</b></button><a data-search href="#search">Search</a><a href="#other">Other</a>
    <input id="text"><input id="box" type="checkbox"><textarea></textarea><select><option>a</option><option>b</option></select>`;
});

it("does a click on what needs the script once it is there, and once only", () => {
  const clicked = jest.fn();
  const held = holdInteractions(NEEDS_SCRIPT);
  find("button").addEventListener("click", clicked);
  find<HTMLElement>("b").click();
  expect(clicked).not.toHaveBeenCalled();
  held.release();
  held.release();
  expect(clicked).toHaveBeenCalledTimes(1);
  find<HTMLElement>("button").click();
  expect(clicked).toHaveBeenCalledTimes(2);
});

it.each([
  ["a link to a page", "a:not([data-search])", {}],
  ["a link in a new tab", "a[data-search]", { ctrlKey: true }],
  ["the middle button", "a[data-search]", { button: 1 }],
])("leaves a click to the browser: %s", (_, selector, init) => {
  const held = holdInteractions(NEEDS_SCRIPT);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  expect(find(selector).dispatchEvent(click)).toBe(true);
  held.release();
});

it("keeps the last of several clicks, because the others have been overtaken", () => {
  const clicks: string[] = [];
  const held = holdInteractions(NEEDS_SCRIPT);
  for (const selector of ["button", "a[data-search]"]) {
    find(selector).addEventListener("click", () => clicks.push(selector));
    find<HTMLElement>(selector).click();
  }
  held.release();
  expect(clicks).toEqual(["a[data-search]"]);
});

it("presses a key again, but not one that was typed into a field", () => {
  const keys: string[] = [];
  const held = holdInteractions(NEEDS_SCRIPT);
  find("#text").dispatchEvent(new KeyboardEvent("keydown", { key: "x", bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true }));
  document.addEventListener("keydown", ({ key, ctrlKey }) => keys.push(`${key} ${ctrlKey}`));
  held.release();
  expect(keys).toEqual(["k true"]);
});

it.each([
  ["#text", "Ada"],
  ["textarea", "Two\nlines"],
  ["select", "b"],
])("types a text again that hydration took away: %s", (selector, value) => {
  const seen: string[] = [];
  const held = holdInteractions(NEEDS_SCRIPT);
  type(selector, value);
  const field = find<HTMLInputElement>(selector);
  field.value = "";
  field.addEventListener("input", () => seen.push(field.value));
  held.release();
  expect(field.value).toBe(value);
  expect(seen).toEqual([value]);
});
