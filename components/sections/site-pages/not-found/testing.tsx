import { act, cleanup, render, screen } from "@testing-library/react";
import type { NotFoundPage } from "@/lib/content";
import type { LandingIndex } from "./landing-index";
import { NotFoundView } from "./not-found-view";

/** Sets up the tests of a file that visit unknown URLs. Time stands still except in `wait`. */
export function visitUnknownPaths(page: NotFoundPage, brand: string, index: LandingIndex) {
  const fetched = jest.fn();
  const replace = jest.fn();
  const respond = () => Promise.resolve({ ok: true, json: () => Promise.resolve(index) });
  const view = () => <NotFoundView page={page} brand={brand} replace={replace} />;

  // The view loads it on demand, which takes real time.
  beforeAll(async () => {
    await import("./from-index");
  });
  beforeEach(() => {
    jest.useFakeTimers();
    fetched.mockReset().mockImplementation(respond);
    replace.mockReset();
    global.fetch = fetched;
  });
  afterEach(async () => {
    cleanup();
    // The index stays in the cache for five minutes after the last component that uses it.
    await jest.advanceTimersByTimeAsync(301_000);
    jest.useRealTimers();
  });

  async function visit(path: string) {
    window.history.replaceState(undefined, "", path);
    render(view());
    // The first time, for the code that is loaded on demand; the second, for what it fetches.
    await wait(0);
    await wait(0);
  }

  return { fetched, replace, respond, view, visit };
}

export async function wait(seconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
}

export function heading(): HTMLElement {
  return screen.getByRole("heading", { level: 1 });
}
