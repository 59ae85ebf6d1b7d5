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
const navigate = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  fetchIndex.mockReset().mockImplementation(async () => ({ ok: true, json: async () => index }));
  Object.assign(globalThis, { fetch: fetchIndex });
  navigate.mockClear();
});
afterEach(() => {
  // The index is cached for five minutes: each test begins without it.
  cleanup();
  jest.advanceTimersByTime(5 * 60_000 + 1);
  jest.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const field = (name: string) => screen.getByRole("combobox", { name });
const show = () => user.click(screen.getByRole("button", { name: "Show the page" }));

async function openForm(texts: Partial<typeof EMPTY> = {}) {
  render(<FinderForm initial={{ ...EMPTY, ...texts }} example={EXAMPLE} navigate={navigate} />);
  await wait(10);
}

describe("the plain fields", () => {
  const links = [{ label: "Live chat", url: "/services/live-chat-support#trades" }];

  it("begins with labelled plain fields and links to the hubs, without a form or inline styles", () => {
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

  it("keeps the links to the hubs inside another section for browsers without JavaScript", () => {
    render(<Finder slim title="Find" text="Fill in." example={EXAMPLE} links={links} />);
    screen.getByRole("heading", { level: 3, name: "Find" });
    expect(screen.getByRole("list")).toHaveClass("not-noscript:hidden");
  });

  it("replaces the plain fields with comboboxes that take over the texts and the focus", async () => {
    let resolveLoad = (_: typeof FinderForm) => {};
    const load = () => new Promise<typeof FinderForm>((resolve) => (resolveLoad = resolve));
    render(<FinderFields initial={{ service: "Pay-Per-Lead" }} example={EXAMPLE} load={load} />);
    await user.type(screen.getByRole("textbox", { name: "City" }), "lee");
    await act(async () => resolveLoad(FinderForm));
    await wait(10);
    expect(field("City")).toHaveFocus();
    expect(field("City")).toHaveAttribute("placeholder", "Leeds");
    expect(field("City")).toHaveValue("lee");
    expect(field("Service")).toHaveValue("Pay-Per-Lead");
    await user.keyboard("ds");
    expect(screen.getAllByRole("option")[0]).toHaveTextContent("Leeds");
  });

  it("asks for a field if the button is pressed while all are empty", async () => {
    render(<FinderFields example={EXAMPLE} load={async () => FinderForm} />);
    await show();
    await wait(10);
    expect(field("City")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("Fill in at least one field.");
  });

  it("keeps the plain fields if the code of the comboboxes cannot be loaded", async () => {
    render(<FinderFields example={EXAMPLE} load={() => Promise.reject(new Error("offline"))} />);
    await user.type(screen.getByRole("textbox", { name: "City" }), "leeds");
    await wait(10);
    expect(screen.getByRole("textbox", { name: "City" })).toHaveValue("leeds");
  });
});

it("asks which city is meant if several have the name", async () => {
  await openForm({ service: "Live Chat Support", industry: "Plumbing", city: "hamilton" });
  await show();
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toHaveTextContent("Several cities have this name");
  const link = screen.getByRole("link", { name: "Live chat for plumbers in Hamilton, Ontario" });
  expect(link).toHaveAttribute("href", "/seo/live-chat-support/plumbing/hamilton-ontario");
  expect(screen.getAllByRole("link").length).toBeGreaterThan(1);
});

it("opens the landing page by keyboard alone", async () => {
  await openForm({ service: "Live Chat Support" });
  await user.click(field("Industry"));
  await user.keyboard("plumer{Enter}");
  expect(field("Industry")).toHaveValue("Plumbing");
  await user.tab();
  expect(field("City")).toHaveFocus();
  await user.keyboard("munchen{Enter}");
  expect(field("City")).toHaveValue("Munich");
  await user.keyboard("{Enter}");
  expect(navigate).toHaveBeenCalledWith("/seo/live-chat-support/plumbing/munich");
});

it("keeps the page visible to screen readers while its list is open, and closes the list on blur", async () => {
  await openForm();
  await user.click(field("Service"));
  expect(screen.getByRole("listbox")).toBeInTheDocument();
  expect(field("City")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Show the page" })).toBeInTheDocument();
  await user.tab();
  expect(field("Industry")).toHaveFocus();
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
});

it("fills in all fields from a suggestion for one line of text", async () => {
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
  expect(navigate).toHaveBeenCalledWith("/seo/live-chat-support/plumbing/glasgow");
});

it("finds the page for one line of text without a selected suggestion", async () => {
  await openForm({ industry: "glasgw plumer live chat" });
  await show();
  expect(navigate).toHaveBeenCalledWith("/seo/live-chat-support/plumbing/glasgow");
});

it("shows a message when the fields are empty or a text has no match", async () => {
  await openForm();
  await show();
  expect(screen.getByText("Fill in at least one field.")).toHaveAttribute("role", "status");
  await user.type(field("City"), "xqzvwk");
  expect(screen.getByText("No matches")).toBeInTheDocument();
  await user.keyboard("{Escape}");
  await show();
  expect(screen.getByText("City: no match for “xqzvwk”.")).toBeInTheDocument();
  expect(navigate).not.toHaveBeenCalled();
});

it("shows a message when the form is sent while the list of cities is loading", async () => {
  fetchIndex.mockImplementation(() => new Promise(() => {}));
  await openForm({ city: "Leeds" });
  fireEvent.click(screen.getByRole("button", { name: "Show the page" }));
  expect(screen.getByText(/Still loading/)).toBeInTheDocument();
});

it("shows an error when the list of cities cannot be loaded, and loads it again on request", async () => {
  fetchIndex.mockResolvedValue({ ok: false, status: 500 });
  await openForm({ city: "Leeds" });
  await wait(7100);
  expect(fetchIndex).toHaveBeenCalledTimes(4);
  expect(screen.getByRole("alert")).toHaveTextContent("The list of cities could not be loaded.");
  fetchIndex.mockResolvedValue({ ok: true, json: async () => index });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await wait(100);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await show();
  expect(navigate).toHaveBeenCalledWith("/regions/europe/united-kingdom/leeds");
});

it("links to the comparison with the parts that the fields name", async () => {
  await openForm({ service: "Live Chat Support", city: "xqzvwk" });
  const comparison = () =>
    ["two or three cities", "two services"].map((name) =>
      screen.getByRole("link", { name }).getAttribute("href"),
    );
  expect(comparison()[0]).toBe("/tools/compare?compare=cities&service=live-chat-support");
  await user.clear(field("City"));
  await user.type(field("City"), "Glasgow");
  expect(comparison()).toEqual([
    "/tools/compare?compare=cities&service=live-chat-support&city=glasgow",
    "/tools/compare?compare=services&service=live-chat-support&city=glasgow",
  ]);
});
