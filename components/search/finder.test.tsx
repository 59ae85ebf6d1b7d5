/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { buildIndex } from "@/lib/search/build-index";
import { Finder } from "./finder";
import { FinderFields } from "./finder-fields";
import { FinderForm } from "./finder-form";
import { SearchDialog } from "./search-dialog";

const index = buildIndex(getContent(), getLandingCatalogue());
const EXAMPLE = { service: "Live chat", industry: "Plumbing", city: "Leeds" };
const EMPTY = { service: "", industry: "", city: "" };
const fetchIndex = jest.fn();
const navigate = jest.fn();
const onOpenChange = jest.fn();

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

const user = userEvent.setup({
  advanceTimers: jest.advanceTimersByTime,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});
const wait = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: "[role=combobox]" });
const plain = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const values = () => ["Service", "Industry", "City"].map((name) => field(name).value);
const show = () => user.click(screen.getByText("Show the page"));

async function openForm(texts: Partial<typeof EMPTY> = {}) {
  render(<FinderForm initial={{ ...EMPTY, ...texts }} example={EXAMPLE} navigate={navigate} />);
  await wait(10);
}

describe("the plain fields", () => {
  it("are labelled, without a form, with links to the hubs for browsers without JavaScript", () => {
    const links = [{ label: "Live chat", url: "/services/live-chat-support#trades" }];
    const initial = { service: "Live Chat Support" };
    const finder = (
      <Finder slim title="Find" text="Fill in." initial={initial} example={EXAMPLE} links={links} />
    );
    expect(renderToStaticMarkup(finder)).not.toMatch(/<form/);
    render(finder);
    screen.getByRole("heading", { level: 3, name: "Find" });
    expect(plain("Service")).toHaveValue("Live Chat Support");
    expect(plain("City")).toHaveAttribute("placeholder", "Leeds");
    expect(screen.getByText("Live chat")).toHaveAttribute("href", links[0]!.url);
    expect(screen.getByRole("list")).toHaveClass("not-noscript:hidden");
    expect(fetchIndex).not.toHaveBeenCalled();
  });

  it("stay if the code of the comboboxes cannot be loaded", async () => {
    render(<FinderFields example={EXAMPLE} load={() => Promise.reject(new Error("offline"))} />);
    fireEvent.input(plain("City"), { target: { value: "l" } });
    await wait(10);
    expect(plain("City")).toHaveValue("l");
    expect(plain("City")).not.toHaveAttribute("role");
  });
});

it("asks which city is meant if several have the name", async () => {
  await openForm({ service: "Live Chat Support", industry: "Plumbing", city: "hamilton" });
  await show();
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toHaveTextContent("Several cities have this name");
  const link = screen.getByText("Live chat for plumbers in Hamilton, Ontario").closest("a");
  expect(link).toHaveAttribute("href", "/seo/live-chat-support/plumbing/hamilton-ontario");
});

it("opens the landing page by keyboard alone, and closes its list on blur, which hides nothing from screen readers", async () => {
  await openForm({ service: "Live Chat Support" });
  await user.click(field("Industry"));
  expect(screen.getByRole("button", { name: "Show the page" })).toBeInTheDocument();
  await user.paste("plumer");
  await user.keyboard("{Enter}");
  await user.tab();
  expect(field("City")).toHaveFocus();
  expect(screen.queryByRole("option", { name: "Plumbing" })).toBeNull();
  await user.paste("munchen");
  await user.keyboard("{Enter}");
  expect(values()).toEqual(["Live Chat Support", "Plumbing", "Munich"]);
  await user.keyboard("{Enter}");
  expect(navigate).toHaveBeenCalledWith("/seo/live-chat-support/plumbing/munich");
});

it("fills in all fields from a suggestion for one line of text, and finds its page without one", async () => {
  await openForm();
  await user.click(field("City"));
  await user.paste("Glasgow plumbing live chat");
  await user.click(screen.getByRole("option", { name: "Live Chat Support · Plumbing · Glasgow" }));
  expect(values()).toEqual(["Live Chat Support", "Plumbing", "Glasgow"]);
  const link = screen.getByText("Live chat for plumbers in Glasgow").closest("a");
  expect(link).toHaveAttribute("href", "/seo/live-chat-support/plumbing/glasgow");
  cleanup();
  await openForm({ industry: "glasgw plumer live chat" });
  await show();
  expect(navigate).toHaveBeenCalledWith("/seo/live-chat-support/plumbing/glasgow");
});

it("says which text has no match", async () => {
  await openForm({ service: "Live Chat Support", city: "xqzvwk" });
  await show();
  expect(screen.getByText("City: no match for “xqzvwk”.")).toBeInTheDocument();
  expect(navigate).not.toHaveBeenCalled();
});

const searchField = () => screen.getByLabelText("Search");
async function openSearch() {
  const view = render(
    <SearchDialog
      open
      onOpenChange={onOpenChange}
      examples={["Leeds plumbing live chat", "pricing", "München"]}
    />,
  );
  await wait(50);
  return view;
}
async function search(value: string) {
  fireEvent.change(searchField(), { target: { value } });
  await wait(50);
}
const pressKey = (key: string) => act(async () => void fireEvent.keyDown(searchField(), { key }));
/** The text of the highlighted result, which Enter follows. */
const highlighted = () => {
  const id = searchField().getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.textContent : undefined;
};

it("the search opens with the focus in its field and examples, lists the results in groups, and links to all pages when there are none", async () => {
  await openSearch();
  expect(searchField()).toHaveFocus();
  expect(screen.getByText(/^Try/)).toHaveTextContent(
    "Try “Leeds plumbing live chat”, “pricing” or “München”. Typos are forgiven.",
  );
  await search("glasgw plumer");
  const groups = screen.getAllByRole("group");
  expect(groups.slice(0, 3).map((group) => within(group).getAllByRole("option")[0]?.textContent)).toEqual([
    "Call centre outsourcing for plumbers in Glasgow",
    "PlumbingHome Services",
    "GlasgowScotland, United Kingdom",
  ]);
  expect(screen.getByRole("group", { name: "Industries" })).toBe(groups[1]);
  await search("xqzvwk");
  expect(screen.getByText("0 results")).toHaveAttribute("role", "status");
  expect(screen.getByRole("link", { name: "all pages" })).toHaveAttribute("href", "/sitemap");
});

it("the search highlights the first result, others with the arrow keys, follows the highlighted on Enter and closes, as on Escape", async () => {
  // jsdom cannot navigate.
  const followed: (string | null)[] = [];
  const follow = (event: MouseEvent) => {
    followed.push((event.target as Element).closest("a")!.getAttribute("href"));
    event.preventDefault();
  };
  window.addEventListener("click", follow, true);
  await openSearch();
  await search("glasgow plumbing live chat");
  await pressKey("Enter");
  expect(followed).toEqual(["/seo/live-chat-support/plumbing/glasgow"]);
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  window.removeEventListener("click", follow, true);
  await search("london");
  expect(highlighted()).toMatch(/^LondonEngland/);
  await pressKey("ArrowDown");
  expect(highlighted()).toMatch(/^London, Ontario/);
  expect(searchField()).toHaveFocus();
  onOpenChange.mockClear();
  await pressKey("Escape");
  expect(onOpenChange.mock.calls[0]?.[0]).toBe(false);
});

it("the search and the finder try the index four times, say that it cannot be loaded, and use it once it can be", async () => {
  const failing = { ok: false, status: 503 };
  fetchIndex.mockResolvedValue(failing);
  await openSearch();
  await wait(6800);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await wait(60_000);
  expect(fetchIndex).toHaveBeenCalledTimes(4);
  expect(screen.getByRole("alert")).toHaveTextContent("The search could not be loaded.");
  fetchIndex.mockResolvedValue({ ok: true, json: async () => index });
  await user.click(screen.getByText("Try again"));
  await search("pricing");
  expect(screen.getAllByRole("option").length).toBeGreaterThan(0);
  cleanup();
  await wait(5 * 60_000 + 1);
  fetchIndex.mockResolvedValue(failing);
  await openForm({ city: "Leeds" });
  fireEvent.click(screen.getByText("Show the page"));
  expect(screen.getByText(/Still loading/)).toBeInTheDocument();
  await wait(7100);
  expect(screen.getByRole("alert")).toHaveTextContent("The list of cities could not be loaded.");
  fetchIndex.mockResolvedValue({ ok: true, json: async () => index });
  await user.click(screen.getByText("Try again"));
  await wait(100);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await show();
  expect(navigate).toHaveBeenCalledWith("/regions/europe/united-kingdom/leeds");
});
