/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toasts } from "@/components/ui/toasts";
import { SCHEME_MARK } from "./scheme";
import { SchemeChoice } from "./scheme-choice";

const marked = () => document.documentElement.getAttribute("data-scheme");

/** Runs the script like a page that loads. */
function loadPage() {
  document.documentElement.removeAttribute("data-scheme");
  const script = document.createElement("script");
  script.textContent = SCHEME_MARK;
  document.body.append(script);
  return marked();
}

const show = () =>
  render(
    <Toasts>
      <SchemeChoice />
    </Toasts>,
  );

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute("data-scheme");
});

it.each(["Light", "Dark"])("shows the scheme %s at once, and again when the page is loaded", async (name) => {
  show();
  expect(screen.getByRole("radio", { name: "Like the system" })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name }));
  expect(screen.getByRole("radio", { name })).toBeChecked();
  expect(marked()).toBe(name.toLowerCase());
  expect(loadPage()).toBe(name.toLowerCase());
});

it("follows the system again when that is chosen", async () => {
  localStorage.setItem("portal-scheme", "dark");
  loadPage();
  show();
  await userEvent.click(screen.getByRole("radio", { name: "Like the system" }));
  expect(loadPage()).toBeNull();
});

it("follows the choice of another tab", async () => {
  loadPage();
  show();
  localStorage.setItem("portal-scheme", "light");
  await act(async () => void window.dispatchEvent(new Event("storage")));
  expect(marked()).toBe("light");
  expect(screen.getByRole("radio", { name: "Light" })).toBeChecked();
});

it("ignores a stored value that is no scheme", () => {
  localStorage.setItem("portal-scheme", "sepia");
  expect(loadPage()).toBeNull();
});

it("says that a choice is not stored if the browser refuses", async () => {
  const refuse = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  show();
  await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
  expect(await screen.findByText(/did not store your choice/)).toBeVisible();
  expect(marked()).toBe("dark");
  refuse.mockRestore();
});

/** The tokens that a part of a stylesheet sets. */
const tokensOf = (css: string) =>
  new Map([...css.matchAll(/(--color-[a-z-]+): (#\w+);/g)].map(([, name = "", value]) => [name, value]));

/** All blocks of a stylesheet that begin with a selector. */
const blocksOf = (css: string, selector: string) =>
  css
    .split(selector)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf("}")))
    .join("\n");

it("has the colours of the site's tokens in both schemes", () => {
  const theme = readFileSync("components/ui/theme.css", "utf8");
  const light = tokensOf(blocksOf(theme, "@theme {"));
  const dark = tokensOf(blocksOf(theme, "(prefers-color-scheme: dark) {"));
  const css = readFileSync("app/(portal)/portal.css", "utf8");
  expect(dark.size).toBeGreaterThan(10);
  expect(tokensOf(blocksOf(css, ':root[data-scheme="dark"] {'))).toEqual(dark);
  expect(tokensOf(blocksOf(css, ':root[data-scheme="light"] {'))).toEqual(
    new Map([...dark.keys()].map((name) => [name, light.get(name)])),
  );
});
