/** @jest-environment jsdom */
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { buildIndex } from "@/lib/search/build-index";
import { SearchDialog } from "./search-dialog";

const index = buildIndex(getContent(), getLandingCatalogue());
const fetchIndex = jest.fn();
const onOpenChange = jest.fn();
const EXAMPLES = ["Leeds plumbing live chat", "pricing", "München"];
const followed: (string | null)[] = [];
/** Records followed links. jsdom cannot navigate. */
const follow = (event: MouseEvent) => {
  const link = event.target instanceof Element && event.target.closest("a");
  if (link) followed.push(link.getAttribute("href"));
  event.preventDefault();
};

beforeEach(() => {
  jest.useFakeTimers();
  fetchIndex.mockReset().mockImplementation(async () => ({ ok: true, json: async () => index }));
  Object.assign(globalThis, { fetch: fetchIndex });
  onOpenChange.mockClear();
  followed.length = 0;
  window.addEventListener("click", follow, true);
});
afterEach(() => {
  window.removeEventListener("click", follow, true);
  // The index is cached for five minutes: each test begins without it.
  cleanup();
  jest.advanceTimersByTime(5 * 60_000 + 1);
  jest.useRealTimers();
});

async function open() {
  const view = render(<SearchDialog open onOpenChange={onOpenChange} examples={EXAMPLES} />);
  await wait(0);
  return view;
}
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const field = () => screen.getByRole("combobox", { name: "Search" });
const wait = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
/** The text of the highlighted result, which Enter follows. */
const highlighted = () => {
  const id = field().getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.textContent : undefined;
};

it("opens with the focus in the search field and shows the examples", async () => {
  await open();
  expect(screen.getByRole("dialog", { name: "Search this site" })).toContainElement(field());
  await wait(50);
  expect(field()).toHaveFocus();
  expect(screen.getByText(/^Try/)).toHaveTextContent(
    "Try “Leeds plumbing live chat”, “pricing” or “München”. Typos are forgiven.",
  );
});

it("fetches the index once, even when it is opened again", async () => {
  const { unmount } = await open();
  await user.type(field(), "leeds");
  unmount();
  await open();
  await wait(1000);
  expect(fetchIndex.mock.calls.map(([url]) => url)).toEqual(["/indexes/search.json"]);
});

it("lists the results in groups", async () => {
  await open();
  await user.type(field(), "glasgw plumer");
  const groups = screen.getAllByRole("group");
  expect(groups.slice(0, 3).map((group) => within(group).getAllByRole("option")[0]?.textContent)).toEqual([
    "Call centre outsourcing for plumbers in Glasgow",
    "PlumbingHome Services",
    "GlasgowScotland, United Kingdom",
  ]);
  expect(screen.getByRole("group", { name: "Industries" })).toBe(groups[1]);
});

it("highlights the first result, and others with the arrow keys", async () => {
  await open();
  await user.type(field(), "london");
  await wait(50);
  expect(highlighted()).toMatch(/^LondonEngland/);
  await user.keyboard("{ArrowDown}");
  expect(highlighted()).toMatch(/^London, Ontario/);
  await user.keyboard("{ArrowUp}");
  expect(highlighted()).toMatch(/^LondonEngland/);
  expect(field()).toHaveFocus();
});

it("follows the highlighted result on Enter and closes", async () => {
  await open();
  await user.type(field(), "glasgow plumbing live chat");
  await wait(50);
  await user.keyboard("{Enter}");
  expect(followed).toEqual(["/seo/live-chat-support/plumbing/glasgow"]);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it("asks to be closed on Escape", async () => {
  await open();
  await user.type(field(), "leeds");
  await user.keyboard("{Escape}");
  expect(onOpenChange.mock.calls[0]?.[0]).toBe(false);
});

it("announces the number of results, and links to all pages when there are none", async () => {
  await open();
  await user.type(field(), "xqzvwk");
  expect(screen.getByText("0 results")).toHaveAttribute("role", "status");
  expect(screen.getByRole("link", { name: "all pages" })).toHaveAttribute("href", "/sitemap");
});

it("fetches the index four times with a growing delay, then shows an error and a button", async () => {
  fetchIndex.mockResolvedValue({ ok: false, status: 503 });
  await open();
  for (const [delay, tries] of [
    [1000, 2],
    [2000, 3],
    [4000, 4],
  ] as const) {
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await wait(delay - 20);
    expect(fetchIndex).toHaveBeenCalledTimes(tries - 1);
    await wait(20);
    expect(fetchIndex).toHaveBeenCalledTimes(tries);
  }
  await wait(100);
  expect(screen.getByRole("alert")).toHaveTextContent("The search could not be loaded.");
  await wait(60_000);
  expect(fetchIndex).toHaveBeenCalledTimes(4);
  await user.type(field(), "leeds");

  fetchIndex.mockResolvedValue({ ok: true, json: async () => index });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await wait(100);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  // The text typed meanwhile is searched for.
  expect(screen.getByRole("option", { name: /^Leeds/ })).toBeInTheDocument();
});

it("adds no style elements, which the policy would refuse", async () => {
  await open();
  await user.type(field(), "glasgow");
  expect(document.querySelectorAll("style")).toHaveLength(0);
});
