/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { changeQuery, replaceQuerySoon, useUrlWith } from "./use-query";

jest.mock("next/navigation", () => jest.requireActual<object>("./testing/navigation"));

const open = (url: string) => {
  window.history.replaceState(null, "", url);
  return renderHook(() => useUrlWith({ page: "2" })[0]);
};

it("changes the query at once, and what is typed in the URL when the page is left", () => {
  const { result, unmount } = open("/dashboard?tab=support");
  act(() => changeQuery({ status: "pending" }));
  expect(result.current).toBe("/dashboard?tab=support&status=pending&page=2");
  act(() => replaceQuerySoon({ q: "boilers" }));
  expect(window.location.search).toBe("?tab=support&status=pending");
  unmount();
  expect(window.location.search).toBe("?tab=support&status=pending&q=boilers");
});

it("brings no change of an earlier visit back", () => {
  const { unmount } = open("/dashboard");
  act(() => replaceQuerySoon({ q: "boilers" }));
  unmount();
  const { result } = open("/dashboard");
  expect(result.current).toBe("/dashboard?page=2");
  act(() => changeQuery({ priority: "high" }));
  expect(window.location.search).toBe("?priority=high");
});
