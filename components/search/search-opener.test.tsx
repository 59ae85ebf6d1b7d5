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
const leave = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  render(
    <>
      <SearchLink />
      <input aria-label="Name" />
      <SearchOpener examples={[]} load={load} leave={leave} />
    </>,
  );
});

const link = () => screen.getByRole("link", { name: "Search" });
const dialog = () => screen.findByRole("button", { name: "Close the dialog" });
/** Whether the key is left to the browser. */
const press = async (key: object, target: Element = document.body) =>
  act(async () => fireEvent.keyDown(target, key));

it("fetches nothing before it is wanted", () => {
  expect(load).not.toHaveBeenCalled();
});

it("tells of the dialog and its keys", () => {
  expect(link()).toHaveAttribute("aria-haspopup", "dialog");
  expect(link()).toHaveAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
});

it("opens by the link, which leads nowhere then", async () => {
  await act(async () => expect(fireEvent.click(link())).toBe(false));
  await dialog();
});

it.each([{ key: "/" }, { key: "k", ctrlKey: true }, { key: "K", metaKey: true }])(
  "opens by %j",
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
  "leaves %j alone",
  async (key) => {
    expect(await press(key)).toBe(true);
    expect(load).not.toHaveBeenCalled();
  },
);

it("leaves a slash to whoever types one, and Ctrl-K opens from there too", async () => {
  const input = screen.getByRole("textbox", { name: "Name" });
  expect(await press({ key: "/" }, input)).toBe(true);
  expect(load).not.toHaveBeenCalled();
  expect(await press({ key: "k", ctrlKey: true }, input)).toBe(false);
  await dialog();
});

it("lets the link open in a new tab", () => {
  const stay = (event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  };
  window.addEventListener("click", stay);
  fireEvent.click(link(), { ctrlKey: true });
  fireEvent.click(link(), { metaKey: true });
  window.removeEventListener("click", stay);
  expect(load).not.toHaveBeenCalled();
  expect.assertions(3);
});

it("leads to the list of all pages where the dialog cannot be fetched", async () => {
  load.mockRejectedValueOnce(new Error("offline"));
  await press({ key: "/" });
  expect(leave).toHaveBeenCalledWith("/sitemap");
});
