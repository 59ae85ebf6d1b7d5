/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
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
const dialog = () => screen.queryByText("Close the dialog");
/** Presses a key. Returns false if its default action was prevented. */
const press = async (key: object, target: Element = document.body) =>
  act(async () => fireEvent.keyDown(target, key));
const close = () => fireEvent.click(dialog()!);

it("opens on a click on its link, which announces it, without following it, and on its keys, also in a field", async () => {
  expect(load).not.toHaveBeenCalled();
  expect(link()).toHaveAttribute("aria-haspopup", "dialog");
  expect(link()).toHaveAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
  await act(async () => expect(fireEvent.click(link())).toBe(false));
  close();
  expect(dialog()).toBeNull();
  for (const [key, target] of [
    [{ key: "/" }, document.body],
    [{ key: "K", metaKey: true }, document.body],
    [{ key: "k", ctrlKey: true }, screen.getByLabelText("Name")],
  ] as const) {
    expect(await press(key, target)).toBe(false);
    close();
  }
});

it("does not open on other keys, a slash in a field, or a click that opens a new tab", async () => {
  for (const key of [{ key: "k" }, { key: "/", ctrlKey: true }, { key: "k", ctrlKey: true, altKey: true }])
    expect(await press(key)).toBe(true);
  expect(await press({ key: "/" }, screen.getByLabelText("Name"))).toBe(true);
  const wasPrevented: boolean[] = [];
  const preventNavigation = (event: Event) => {
    wasPrevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener("click", preventNavigation);
  fireEvent.click(link(), { ctrlKey: true });
  fireEvent.click(link(), { metaKey: true });
  window.removeEventListener("click", preventNavigation);
  expect(wasPrevented).toEqual([false, false]);
  expect(load).not.toHaveBeenCalled();
});

it("opens the sitemap if the dialog cannot be loaded", async () => {
  load.mockRejectedValueOnce(new Error("offline"));
  await press({ key: "/" });
  expect(navigate).toHaveBeenCalledWith("/sitemap");
});
