/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { Breadcrumbs } from "./breadcrumbs";

const crumbs = [
  { name: "Home", url: "/" },
  { name: "Services", url: "/services" },
];

const nav = () => screen.getByRole("navigation", { name: "Breadcrumb" });
const texts = () =>
  within(nav())
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("lists the ancestors of the page, from the home page down", () => {
  render(<Breadcrumbs crumbs={crumbs} />);
  expect(texts()).toEqual(["Home", "Services"]);
  expect(
    within(nav())
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/", "/services"]);
});

it("ends with the page itself, which is not a link", () => {
  render(<Breadcrumbs crumbs={crumbs} current="Live chat" />);
  expect(texts()).toEqual(["Home", "Services", "Live chat"]);
  expect(screen.getByText("Live chat")).toHaveAttribute("aria-current", "page");
  expect(screen.queryByRole("link", { name: "Live chat" })).not.toBeInTheDocument();
});

it("marks no link as the current page when the path does not include the page", () => {
  render(<Breadcrumbs crumbs={crumbs} />);
  for (const link of screen.getAllByRole("link")) expect(link).not.toHaveAttribute("aria-current");
});
