/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getContent } from "@/lib/content";
import { PrivacyBody } from "./privacy-body";

const { pages, site } = getContent();

beforeEach(() => {
  render(<PrivacyBody page={pages.privacy} site={site} />);
});

const SECTIONS = [
  "Information we collect",
  "How we use it",
  "How we keep it secure",
  "Who we share it with",
  "Your rights under the GDPR and UK law",
  "Cookies and browser storage",
  "How long we keep it",
  "International transfers",
  "Children under 18",
  "Changes to this policy",
  "Contact us",
  "Data protection officer",
];

test("every section of the specification stands there and in the table of contents", () => {
  const contents = within(screen.getByRole("navigation", { name: "Contents" }));
  const links = contents.getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(SECTIONS);
  for (const link of links) {
    const section = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    const heading = screen.getByRole("heading", { level: 2, name: link.textContent ?? "" });
    expect(section?.contains(heading)).toBe(true);
  }
});

test("it was last updated in January 2025", () => {
  expect(screen.getByText("January 2025")).toBeTruthy();
});

test("the rights include a complaint to the regulator", () => {
  const rights = within(screen.getByRole("region", { name: "Your rights under the GDPR and UK law" }));
  for (const right of ["Access", "Correction", "Erasure", "Restriction", "Portability", "Objection"]) {
    expect(rights.getByText(right)).toBeTruthy();
  }
  expect(rights.getByText(/Information Commissioner's Office \(ICO\)/)).toBeTruthy();
  expect(rights.getByRole("link", { name: /complaint to the ICO/ }).getAttribute("href")).toMatch(
    /^https:\/\/ico\.org\.uk\//,
  );
});

test("it says that no cookies are set and that portal data stays in the browser", () => {
  const cookies = within(screen.getByRole("region", { name: "Cookies and browser storage" }));
  expect(cookies.getByText(/sets no cookies/)).toBeTruthy();
  expect(cookies.getByText(/in this browser's local storage/)).toBeTruthy();
});

test("company and data protection officer can be written to", () => {
  const contact = within(screen.getByRole("region", { name: "Contact us" }));
  expect(contact.getByRole("link", { name: site.email.general })).toBeTruthy();
  const officer = within(screen.getByRole("region", { name: "Data protection officer" }));
  const mail = officer.getByRole("link", { name: site.email.dataProtection });
  expect(mail.getAttribute("href")).toBe(`mailto:${site.email.dataProtection}`);
});
