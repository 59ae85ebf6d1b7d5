/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { MENU_ID, MenuButton, MobileMenu } from "./mobile-menu";

const links = [
  {
    label: "Services",
    url: "/services",
    links: [{ label: "Live chat", url: "/services/live-chat-support" }],
  },
  { label: "Contact", url: "/contact" },
];

beforeEach(() => {
  render(
    <>
      <MobileMenu brand="Clydeline" links={links} />
      <MenuButton />
    </>,
  );
});

const menu = () => screen.getByRole("navigation", { name: "Menu", hidden: true });
const button = (name: string) => screen.getByRole("button", { name, hidden: true });

it("renders the menu as a popover", () => {
  expect(menu()).toHaveAttribute("popover", "auto");
  expect(menu()).toHaveAttribute("id", MENU_ID);
});

it("has a button outside the menu that opens it", () => {
  expect(button("Open menu")).toHaveAttribute("popovertarget", MENU_ID);
  expect(menu()).not.toContainElement(button("Open menu"));
});

it("has a button inside the menu that closes it", () => {
  expect(button("Close menu")).toHaveAttribute("popovertarget", MENU_ID);
  expect(button("Close menu")).toHaveAttribute("popovertargetaction", "hide");
  expect(menu()).toContainElement(button("Close menu"));
});

it("opens a submenu by the button beside its link, as a popover", () => {
  const list = within(menu()).getByRole("link", { name: "Live chat", hidden: true }).closest("ul");
  expect(list).toHaveAttribute("popover", "auto");
  expect(button("Show all services")).toHaveAttribute("popovertarget", list?.id);
});

it("has no submit buttons", () => {
  for (const name of ["Open menu", "Close menu", "Show all services"])
    expect(button(name)).toHaveAttribute("type", "button");
});

it("shows the brand and lists the links in their order", () => {
  expect(within(menu()).getByText("Clydeline")).toBeInTheDocument();
  const found = within(menu()).getAllByRole("link", { hidden: true });
  expect(found.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Services", "/services"],
    ["Live chat", "/services/live-chat-support"],
    ["Contact", "/contact"],
  ]);
});
