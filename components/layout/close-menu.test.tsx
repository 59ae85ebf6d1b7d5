/** @jest-environment jsdom */
import type { ComponentProps } from "react";
import { fireEvent, render, screen } from "@testing-library/react";
import { CloseMenu } from "./close-menu";
import { MobileMenu } from "./mobile-menu";

let path = "/";
jest.mock("next/navigation", () => ({ usePathname: () => path }));

const hidePopover = jest.fn();
/** jsdom cannot navigate. */
const preventNavigation = (event: Event) => event.preventDefault();

beforeEach(() => {
  hidePopover.mockClear();
  path = "/";
  document.addEventListener("click", preventNavigation);
});
afterEach(() => document.removeEventListener("click", preventNavigation));

const LINKS: ComponentProps<typeof MobileMenu>["links"] = [{ label: "Services", url: "/services" }];

const page = (links = LINKS) => (
  <>
    <MobileMenu brand="Clydeline" links={links} />
    <a href="/elsewhere">Elsewhere</a>
    <CloseMenu />
  </>
);

function showMenu(links = LINKS) {
  const view = render(page(links));
  // jsdom has no popovers.
  const menu = screen.getByRole("navigation", { name: "Menu", hidden: true });
  Object.assign(menu, { hidePopover });
  return { ...view, menu };
}

const link = (name: string) => screen.getByRole("link", { name, hidden: true });

it("closes the menu when one of its links is followed", () => {
  showMenu();
  fireEvent.click(link("Services"));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it("closes the open submenu when one of its links is followed", () => {
  const links = [
    {
      label: "Services",
      url: "/services",
      links: [{ label: "Live chat", url: "/services/live-chat-support" }],
    },
  ];
  const { menu } = showMenu(links);
  const list = link("Live chat").closest("ul")!;
  const hideList = jest.fn();
  Object.assign(list, { hidePopover: hideList });
  fireEvent.click(link("Live chat"));
  expect(hideList).toHaveBeenCalledTimes(1);
  expect(menu).toContainElement(list);
});

it("closes the menu once the path has changed", () => {
  const { rerender } = showMenu();
  expect(hidePopover).not.toHaveBeenCalled();
  path = "/services";
  rerender(page());
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it("leaves the menu open when something other than a link is clicked", () => {
  const { menu } = showMenu();
  fireEvent.click(menu);
  fireEvent.click(screen.getByText("Clydeline"));
  expect(hidePopover).not.toHaveBeenCalled();
});

it("leaves the menu open when a link outside it is followed", () => {
  showMenu();
  fireEvent.click(link("Elsewhere"));
  expect(hidePopover).not.toHaveBeenCalled();
});

it("renders nothing, and does not fail without a menu", () => {
  const { container } = render(<CloseMenu />);
  expect(container).toBeEmptyDOMElement();
});

it("no longer closes the menu once it is unmounted", () => {
  const view = showMenu();
  view.rerender(<MobileMenu brand="Clydeline" links={LINKS} />);
  Object.assign(screen.getByRole("navigation", { name: "Menu", hidden: true }), { hidePopover });
  fireEvent.click(link("Services"));
  expect(hidePopover).not.toHaveBeenCalled();
});
