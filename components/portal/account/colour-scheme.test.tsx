/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Toasts } from "@/components/ui/toasts";
import { SCHEME_MARK } from "./colour-scheme";
import { SchemeChoice } from "./colour-scheme-choice";

const marked = () => document.documentElement.getAttribute("data-scheme");
const radio = (name: string) => screen.getByRole("radio", { name });

/** Runs the script like a page that loads. */
function loadPage() {
  document.documentElement.removeAttribute("data-scheme");
  const script = document.createElement("script");
  script.textContent = SCHEME_MARK;
  document.body.append(script);
  return marked();
}

const show = () => render(<SchemeChoice />, { wrapper: Toasts });

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute("data-scheme");
});

it("follows the choice of another tab, and ignores a stored value that is no scheme", async () => {
  loadPage();
  show();
  localStorage.setItem("portal-scheme", "light");
  await act(async () => void window.dispatchEvent(new Event("storage")));
  expect(marked()).toBe("light");
  expect(radio("Light")).toBeChecked();
  localStorage.setItem("portal-scheme", "sepia");
  expect(loadPage()).toBeNull();
});

it("says that a choice is not stored if the browser refuses", async () => {
  const refuse = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  show();
  await act(async () => void fireEvent.click(radio("Dark")));
  expect(await screen.findByText(/did not store your choice/)).toBeVisible();
  expect(marked()).toBe("dark");
  refuse.mockRestore();
});

/** The tokens that the blocks of a stylesheet with a selector set. */
const tokensOf = (css: string, selector: string) =>
  new Map(
    css
      .split(selector)
      .slice(1)
      .flatMap((rest) => [...rest.slice(0, rest.indexOf("}")).matchAll(/(--color-[a-z-]+): (#\w+);/g)])
      .map(([, name = "", value]) => [name, value]),
  );

it("has the colours of the site's tokens in both schemes", () => {
  const theme = readFileSync("components/ui/theme.css", "utf8");
  const light = tokensOf(theme, "@theme {");
  const dark = tokensOf(theme, "(prefers-color-scheme: dark) {");
  const css = readFileSync("app/(portal)/portal.css", "utf8");
  expect(dark.size).toBeGreaterThan(10);
  expect(tokensOf(css, ':root[data-scheme="dark"] {')).toEqual(dark);
  expect(tokensOf(css, ':root[data-scheme="light"] {')).toEqual(
    new Map([...dark.keys()].map((name) => [name, light.get(name)])),
  );
});
