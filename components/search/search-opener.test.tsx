/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchLink } from "@/components/layout/search-link";
import type { SearchDialogProps } from "./search-dialog";
import { SearchOpener } from "./search-opener";

function FakeDialog({ open, onOpenChange }: SearchDialogProps) {
  return open ? <button onClick={() => onOpenChange(false)}>Close the dialog</button> : null;
}
const load = jest.fn(async () => FakeDialog);
const navigate = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  render(
    <>
      <SearchLink />
      <input aria-label="Name" />
      <SearchOpener examples={[]} load={load} navigate={navigate} />
    </>,
  );
});

const link = () => screen.getByRole("link", { name: "Search" });
const dialog = () => screen.findByRole("button", { name: "Close the dialog" });
/** Presses a key. Returns false if its default action was prevented. */
const press = async (key: object, target: Element = document.body) =>
  act(async () => fireEvent.keyDown(target, key));

it("does not load the dialog before it is opened", () => {
  expect(load).not.toHaveBeenCalled();
});

it("announces the dialog and its keys on the search link", () => {
  expect(link()).toHaveAttribute("aria-haspopup", "dialog");
  expect(link()).toHaveAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
});

it("opens on a click on the search link, without following it", async () => {
  await act(async () => expect(fireEvent.click(link())).toBe(false));
  await dialog();
});

it.each([{ key: "/" }, { key: "k", ctrlKey: true }, { key: "K", metaKey: true }])(
  "opens on the keys %j",
  async (key) => {
    expect(await press(key)).toBe(false);
    await dialog();
  },
);

it("opens again after it was closed", async () => {
  await press({ key: "/" });
  await userEvent.click(await dialog());
  expect(screen.queryByRole("button", { name: "Close the dialog" })).not.toBeInTheDocument();
  await press({ key: "/" });
  await dialog();
});

it.each([{ key: "k" }, { key: "/", ctrlKey: true }, { key: "k", ctrlKey: true, altKey: true }])(
  "does not open on the keys %j",
  async (key) => {
    expect(await press(key)).toBe(true);
    expect(load).not.toHaveBeenCalled();
  },
);

it("ignores a slash in a text field, but opens on Ctrl-K there", async () => {
  const input = screen.getByRole("textbox", { name: "Name" });
  expect(await press({ key: "/" }, input)).toBe(true);
  expect(load).not.toHaveBeenCalled();
  expect(await press({ key: "k", ctrlKey: true }, input)).toBe(false);
  await dialog();
});

it("lets the search link open in a new tab on Ctrl- or Cmd-click", () => {
  const preventNavigation = (event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  };
  window.addEventListener("click", preventNavigation);
  fireEvent.click(link(), { ctrlKey: true });
  fireEvent.click(link(), { metaKey: true });
  window.removeEventListener("click", preventNavigation);
  expect(load).not.toHaveBeenCalled();
  expect.assertions(3);
});

it("opens the sitemap if the dialog cannot be loaded", async () => {
  load.mockRejectedValueOnce(new Error("offline"));
  await press({ key: "/" });
  expect(navigate).toHaveBeenCalledWith("/sitemap");
});
