/** @jest-environment jsdom */
import { renderHook, waitFor } from "@testing-library/react";
import { useViewTitle } from "./use-view-title";

const render = (view: string) => renderHook(useViewTitle, { initialProps: view });

beforeEach(() => (document.title = "Dashboard | Firm"));

it("names the view before the page, also when the page sets its title later, and the page alone when it is left", async () => {
  const { rerender, unmount } = render("Support");
  expect(document.title).toBe("Support · Dashboard | Firm");
  rerender("My Requests");
  expect(document.title).toBe("My Requests · Dashboard | Firm");
  document.title = "Admin | Firm";
  await waitFor(() => expect(document.title).toBe("My Requests · Admin | Firm"));
  unmount();
  expect(document.title).toBe("Admin | Firm");
});

it("leaves the title of the next page alone", () => {
  const { unmount } = render("Support");
  document.title = "Sign in | Firm";
  unmount();
  expect(document.title).toBe("Sign in | Firm");
});
