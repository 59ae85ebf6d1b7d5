/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { Header } from "./header";

const site = {
  brand: "Clydeline",
  phone: { display: "+44 141 496 0123", e164: "+441414960123" },
  email: {
    general: "hello@clydeline.example",
    sales: "sales@clydeline.example",
    dataProtection: "privacy@clydeline.example",
  },
  topBar: "Glasgow-based, worldwide service",
};
const navigation = {
  header: [
    {
      label: "Services",
      url: "/services",
      links: [{ label: "Live chat", url: "/services/live-chat-support" }],
    },
    { label: "Industries", url: "/industries" },
  ],
  login: { label: "Login", url: "/auth" },
  action: { label: "Get started", url: "/contact" },
};

beforeEach(() => {
  render(<Header site={site} navigation={navigation} />);
});

it("begins with a way past itself", () => {
  const [first] = screen.getAllByRole("link");
  expect(first).toHaveTextContent("Skip to content");
  expect(first).toHaveAttribute("href", "#main");
});

it("leads home by the brand", () => {
  const [brand] = screen.getAllByRole("link", { name: "Clydeline" });
  expect(brand).toHaveAttribute("href", "/");
});

it("prints phone and mail as links, and the line beside them", () => {
  expect(screen.getByRole("link", { name: site.phone.display })).toHaveAttribute("href", "tel:+441414960123");
  expect(screen.getByRole("link", { name: site.email.general })).toHaveAttribute(
    "href",
    "mailto:hello@clydeline.example",
  );
  expect(screen.getByText(site.topBar)).toBeInTheDocument();
});

it("lists the navigation in its order, once", () => {
  const menu = screen.getByRole("navigation", { name: "Menu", hidden: true });
  expect(
    within(menu)
      .getAllByRole("link", { hidden: true })
      .map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Services", "/services"],
    ["Live chat", "/services/live-chat-support"],
    ["Industries", "/industries"],
  ]);
});

it("leads to the portal", () => {
  expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/auth");
});

it("has the one action outside of the list", () => {
  expect(screen.getByRole("link", { name: "Get started" })).toHaveAttribute("href", "/contact");
});

it("leads to all pages where the search needs a script that is not there", () => {
  expect(screen.getByRole("link", { name: "Search" })).toHaveAttribute("href", "/sitemap");
});
