/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { buildIndex } from "@/lib/search/build-index";
import { Finder } from "./finder";
import { FinderFields } from "./finder-fields";
import { FinderForm } from "./finder-form";

const index = buildIndex(getContent(), getLandingCatalogue());
const EXAMPLE = { service: "Live chat", industry: "Plumbing", city: "Leeds" };
const EMPTY = { service: "", industry: "", city: "" };
const fetchIndex = jest.fn();
const leave = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  fetchIndex.mockReset().mockImplementation(async () => ({ ok: true, json: async () => index }));
  Object.assign(globalThis, { fetch: fetchIndex });
  leave.mockClear();
});
afterEach(() => {
  // The index is kept for five minutes: each test begins without it.
  cleanup();
  jest.advanceTimersByTime(5 * 60_000 + 1);
  jest.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const field = (name: string) => screen.getByRole("combobox", { name });
const show = () => user.click(screen.getByRole("button", { name: "Show the page" }));

async function openForm(texts: Partial<typeof EMPTY> = {}) {
  render(<FinderForm initial={{ ...EMPTY, ...texts }} example={EXAMPLE} leave={leave} />);
  await wait(10);
}

describe("before its code is there", () => {
  const links = [{ label: "Live chat", url: "/services/live-chat-support#trades" }];

  it("has labelled fields, links to the hubs, no style attribute and no form to send", () => {
    const finder = (
      <Finder
        title="Find"
        text="Fill in."
        initial={{ service: "Live Chat Support" }}
        example={EXAMPLE}
        links={links}
      />
    );
    const html = renderToStaticMarkup(finder);
    expect(html).not.toMatch(/style=|<form|<style/);
    render(finder);
    expect(screen.getByRole("textbox", { name: "Service" })).toHaveValue("Live Chat Support");
    expect(screen.getByRole("textbox", { name: "City" })).toHaveValue("");
    expect(screen.getByRole("textbox", { name: "City" })).toHaveAttribute("placeholder", "Leeds");
    expect(screen.getByRole("link", { name: "Live chat" })).toHaveAttribute(
      "href",
      "/services/live-chat-support#trades",
    );
    expect(fetchIndex).not.toHaveBeenCalled();
  });

  it("hands over what was typed, and the focus", async () => {
    let arrive = (_: typeof FinderForm) => {};
    const load = () => new Promise<typeof FinderForm>((resolve) => (arrive = resolve));
    render(<FinderFields initial={{ service: "Pay-Per-Lead" }} example={EXAMPLE} load={load} />);
    await user.type(screen.getByRole("textbox", { name: "City" }), "lee");
    await act(async () => arrive(FinderForm));
    await wait(10);
    expect(field("City")).toHaveFocus();
    expect(field("City")).toHaveAttribute("placeholder", "Leeds");
    expect(field("City")).toHaveValue("lee");
    expect(field("Service")).toHaveValue("Pay-Per-Lead");
    await user.keyboard("ds");
    expect(screen.getAllByRole("option")[0]).toHaveTextContent("Leeds");
  });

  it("stays as it is where the code cannot be fetched", async () => {
    render(<FinderFields example={EXAMPLE} load={() => Promise.reject(new Error("offline"))} />);
    await user.type(screen.getByRole("textbox", { name: "City" }), "leeds");
    await wait(10);
    expect(screen.getByRole("textbox", { name: "City" })).toHaveValue("leeds");
  });
});

it("leads to the landing page by the keyboard alone", async () => {
  await openForm({ service: "Live Chat Support" });
  await user.click(field("Industry"));
  await user.keyboard("plumer{Enter}");
  expect(field("Industry")).toHaveValue("Plumbing");
  await user.tab();
  expect(field("City")).toHaveFocus();
  await user.keyboard("munchen{Enter}");
  expect(field("City")).toHaveValue("Munich");
  await user.keyboard("{Enter}");
  expect(leave).toHaveBeenCalledWith("/seo/live-chat-support/plumbing/munich");
});

it("hides nothing from screen readers while its list is open, and closes it when the focus leaves", async () => {
  await openForm();
  await user.click(field("Service"));
  expect(screen.getByRole("listbox")).toBeInTheDocument();
  expect(field("City")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Show the page" })).toBeInTheDocument();
  await user.tab();
  expect(field("Industry")).toHaveFocus();
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
});

it("fills in all fields from one line", async () => {
  await openForm();
  await user.click(field("City"));
  await user.keyboard("Glasgow plumbing live chat");
  await user.click(screen.getByRole("option", { name: "Live Chat Support · Plumbing · Glasgow" }));
  expect(
    [field("Service"), field("Industry"), field("City")].map((input) => (input as HTMLInputElement).value),
  ).toEqual(["Live Chat Support", "Plumbing", "Glasgow"]);
  expect(screen.getByRole("link", { name: "Live chat for plumbers in Glasgow" })).toHaveAttribute(
    "href",
    "/seo/live-chat-support/plumbing/glasgow",
  );
  await show();
  expect(leave).toHaveBeenCalledWith("/seo/live-chat-support/plumbing/glasgow");
});

it("takes one line as it is, nothing chosen", async () => {
  await openForm({ industry: "glasgw plumer live chat" });
  await show();
  expect(leave).toHaveBeenCalledWith("/seo/live-chat-support/plumbing/glasgow");
});

it("says what is missing and what it does not know", async () => {
  await openForm();
  await show();
  expect(screen.getByText("Fill in at least one field.")).toHaveAttribute("role", "status");
  await user.type(field("City"), "xqzvwk");
  expect(screen.getByText("Nothing like it in the list.")).toBeInTheDocument();
  await user.keyboard("{Escape}");
  await show();
  expect(screen.getByText("City: nothing here is called “xqzvwk”.")).toBeInTheDocument();
  expect(leave).not.toHaveBeenCalled();
});

it("asks for a moment while the list is on its way", async () => {
  fetchIndex.mockImplementation(() => new Promise(() => {}));
  await openForm({ city: "Leeds" });
  fireEvent.click(screen.getByRole("button", { name: "Show the page" }));
  expect(screen.getByText(/is on its way/)).toBeInTheDocument();
});

it("says when the list cannot be fetched, and tries again when asked", async () => {
  fetchIndex.mockResolvedValue({ ok: false, status: 500 });
  await openForm({ city: "Leeds" });
  await wait(7100);
  expect(fetchIndex).toHaveBeenCalledTimes(4);
  expect(screen.getByRole("alert")).toHaveTextContent("The list of towns could not be fetched.");
  fetchIndex.mockResolvedValue({ ok: true, json: async () => index });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await wait(100);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await show();
  expect(leave).toHaveBeenCalledWith("/regions/europe/united-kingdom/leeds");
});
