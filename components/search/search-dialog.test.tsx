/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { buildIndex } from "@/lib/search/build-index";
import { SearchDialog } from "./search-dialog";

const index = buildIndex(getContent(), getLandingCatalogue());
const fetchIndex = jest.fn();
const onOpenChange = jest.fn();
const EXAMPLES = ["Leeds plumbing live chat", "pricing", "München"];

beforeEach(() => {
  jest.useFakeTimers();
  fetchIndex.mockReset().mockImplementation(async () => ({ ok: true, json: async () => index }));
  Object.assign(globalThis, { fetch: fetchIndex });
});
afterEach(() => {
  // The index is cached for five minutes: each test begins without it.
  cleanup();
  jest.advanceTimersByTime(5 * 60_000 + 1);
  jest.useRealTimers();
});

const wait = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const field = () => screen.getByLabelText("Search");
async function open() {
  const view = render(<SearchDialog open onOpenChange={onOpenChange} examples={EXAMPLES} />);
  await wait(50);
  return view;
}
async function type(value: string) {
  fireEvent.change(field(), { target: { value } });
  await wait(50);
}
const press = (key: string) => act(async () => void fireEvent.keyDown(field(), { key }));
/** The text of the highlighted result, which Enter follows. */
const highlighted = () => {
  const id = field().getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.textContent : undefined;
};

it("opens with the focus in the search field and examples, and fetches the index once, even when opened again", async () => {
  const { unmount } = await open();
  expect(screen.getByRole("dialog", { name: "Search this site" })).toContainElement(field());
  expect(field()).toHaveFocus();
  expect(screen.getByText(/^Try/)).toHaveTextContent(
    "Try “Leeds plumbing live chat”, “pricing” or “München”. Typos are forgiven.",
  );
  unmount();
  await open();
  await wait(1000);
  expect(fetchIndex.mock.calls.map(([url]) => url)).toEqual(["/indexes/search.json"]);
});

it("lists the results in groups, says how many, and links to all pages when there are none", async () => {
  await open();
  await type("glasgw plumer");
  const groups = screen.getAllByRole("group");
  expect(groups.slice(0, 3).map((group) => within(group).getAllByRole("option")[0]?.textContent)).toEqual([
    "Call centre outsourcing for plumbers in Glasgow",
    "PlumbingHome Services",
    "GlasgowScotland, United Kingdom",
  ]);
  expect(screen.getByRole("group", { name: "Industries" })).toBe(groups[1]);
  await type("xqzvwk");
  expect(screen.getByText("0 results")).toHaveAttribute("role", "status");
  expect(screen.getByRole("link", { name: "all pages" })).toHaveAttribute("href", "/sitemap");
});

it("highlights the first result, others with the arrow keys, follows the highlighted on Enter and closes, as on Escape", async () => {
  // jsdom cannot navigate.
  const followed: (string | null)[] = [];
  const follow = (event: MouseEvent) => {
    followed.push((event.target as Element).closest("a")!.getAttribute("href"));
    event.preventDefault();
  };
  window.addEventListener("click", follow, true);
  await open();
  await type("glasgow plumbing live chat");
  await press("Enter");
  expect(followed).toEqual(["/seo/live-chat-support/plumbing/glasgow"]);
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  window.removeEventListener("click", follow, true);
  await type("london");
  expect(highlighted()).toMatch(/^LondonEngland/);
  await press("ArrowDown");
  expect(highlighted()).toMatch(/^London, Ontario/);
  expect(field()).toHaveFocus();
  onOpenChange.mockClear();
  await press("Escape");
  expect(onOpenChange.mock.calls[0]?.[0]).toBe(false);
});

it("searches for what was typed meanwhile when the index arrives at a second attempt", async () => {
  fetchIndex.mockResolvedValue({ ok: false, status: 503 });
  await open();
  await wait(7100);
  expect(fetchIndex).toHaveBeenCalledTimes(4);
  expect(screen.getByRole("alert")).toHaveTextContent("The search could not be loaded.");
  await type("leeds");
  fetchIndex.mockResolvedValue({ ok: true, json: async () => index });
  fireEvent.click(screen.getByText("Try again"));
  await wait(100);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByRole("option", { name: /^Leeds/ })).toBeInTheDocument();
});
