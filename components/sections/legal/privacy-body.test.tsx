/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { getContent } from "@/lib/content";
import { PrivacyBody } from "./privacy-body";

const { pages, site } = getContent();

const html = renderToStaticMarkup(<PrivacyBody page={pages.privacy} site={site} />);

beforeEach(() => {
  document.body.innerHTML = html;
});

const { sections, contact, officer } = pages.privacy;
const SECTIONS = [...sections, contact, officer].map(({ title }) => title);

test("the table of contents links to every section", () => {
  const contents = within(screen.getByRole("navigation", { name: "Contents" }));
  const links = contents.getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(SECTIONS);
  for (const link of links) {
    const section = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    const heading = screen.getByRole("heading", { level: 2, name: link.textContent ?? "" });
    expect(section?.contains(heading)).toBe(true);
  }
});

test("the page shows the month of the last update", () => {
  const [year] = pages.privacy.updated.split("-");
  const updated = screen.getByText(new RegExp(`^[A-Z][a-z]+ ${year}$`));
  expect(updated).toHaveAttribute("datetime", pages.privacy.updated.slice(0, 7));
});

test("every section has the links of its text", () => {
  const links = sections.flatMap(({ title, body }) =>
    body.flatMap((block) => (typeof block === "object" && "link" in block ? [{ title, ...block.link }] : [])),
  );
  expect(links).not.toEqual([]);
  for (const { title, label, url } of links) {
    const section = within(screen.getByRole("region", { name: title }));
    expect(section.getByRole("link", { name: new RegExp(label) })).toHaveAttribute("href", url);
  }
});

test("the company and the data protection officer have email links", () => {
  for (const [title, address] of [
    [contact.title, site.email.general],
    [officer.title, site.email.dataProtection],
  ]) {
    const links = within(screen.getByRole("region", { name: title })).getAllByRole("link");
    const mail = links.find(({ textContent }) => textContent === address);
    expect(mail?.getAttribute("href")).toBe(`mailto:${address}`);
  }
});
