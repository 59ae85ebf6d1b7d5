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
  menu: [{ label: "Regions", url: "/regions" }],
  login: { label: "Login", url: "/auth", aliases: [] },
  action: { label: "Get started", url: "/contact" },
};

beforeEach(() => {
  render(<Header site={site} navigation={navigation} />);
});

it("begins with a link that skips to the content", () => {
  const [first] = screen.getAllByRole("link");
  expect(first).toHaveTextContent("Skip to content");
  expect(first).toHaveAttribute("href", "#main");
});

it("links the brand to the home page", () => {
  const [brand] = screen.getAllByRole("link", { name: "Clydeline" });
  expect(brand).toHaveAttribute("href", "/");
});

it("shows the phone number and the email address as links, and the text of the top bar", () => {
  const phones = screen.getAllByRole("link", { name: site.phone.display, hidden: true });
  for (const phone of phones) expect(phone).toHaveAttribute("href", "tel:+441414960123");
  const links = screen.getAllByRole("link");
  expect(links.find(({ textContent }) => textContent === site.email.sales)).toHaveAttribute(
    "href",
    "mailto:sales@clydeline.example",
  );
  expect(screen.getByText(site.topBar)).toBeInTheDocument();
});

it("lists each navigation link once, in order, and then the regions, the portal and the phone", () => {
  const menu = screen.getByRole("navigation", { name: "Menu", hidden: true });
  expect(
    within(menu)
      .getAllByRole("link", { hidden: true })
      .map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Services", "/services"],
    ["Live chat", "/services/live-chat-support"],
    ["Industries", "/industries"],
    ["Regions", "/regions"],
    ["Login", "/auth"],
    [site.phone.display, "tel:+441414960123"],
  ]);
});

it("links to the portal", () => {
  expect(screen.getByRole("link", { name: "Login", hidden: true })).toHaveAttribute("href", "/auth");
});

it("has the main action outside the menu", () => {
  expect(screen.getByRole("link", { name: "Get started" })).toHaveAttribute("href", "/contact");
});

it("links the search to the sitemap, for pages without scripts", () => {
  expect(screen.getByRole("link", { name: "Search" })).toHaveAttribute("href", "/sitemap");
});
