/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { CloseMenu } from "./close-menu";
import { MobileMenu } from "./mobile-menu";

let path = "/";
jest.mock("next/navigation", () => ({ usePathname: () => path }));

const LINKS = [
  {
    label: "Services",
    url: "/services",
    links: [{ label: "Live chat", url: "/services/live-chat-support" }],
  },
];
const menu = <MobileMenu brand="Clydeline" links={LINKS} />;
const page = () => (
  <>
    {menu}
    <a href="/elsewhere">Elsewhere</a>
    <CloseMenu />
  </>
);

it("closes the menu and its open list when a link in it is followed or the path has changed, as long as it is mounted", () => {
  // jsdom cannot navigate, and has no popovers.
  document.addEventListener("click", (event) => event.preventDefault());
  const { rerender, container } = render(page());
  const hidden = jest.fn();
  const popovers = () =>
    container.querySelectorAll("[popover]").forEach((element) => {
      Object.assign(element, { hidePopover: () => hidden(element.tagName) });
    });
  popovers();
  const click = (text: string) => {
    hidden.mockClear();
    fireEvent.click(screen.getByText(text));
    return hidden.mock.calls.flat();
  };
  expect(click("Services")).toEqual(["NAV", "UL"]);
  expect(click("Live chat")).toEqual(["NAV", "UL"]);
  for (const other of ["Clydeline", "Elsewhere"]) expect(click(other)).toEqual([]);
  path = "/services";
  rerender(page());
  expect(hidden.mock.calls).toContainEqual(["NAV"]);
  rerender(menu);
  popovers();
  expect(click("Services")).toEqual([]);
  // Nor does it fail without a menu.
  rerender(<CloseMenu />);
});
