/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { getContent, pickClaims } from "@/lib/content";
import { ContactBody } from "./contact-body";

const { site, pages, services, claims } = getContent();
const [coverage] = pickClaims(claims, ["coverage"]);
const body = <ContactBody site={site} page={pages.contact} services={services} coverage={coverage!} />;

describe("the contact page", () => {
  it("has every way to reach the company", () => {
    render(body);
    expect(screen.getByRole("link", { name: site.email.general })).toHaveAttribute(
      "href",
      `mailto:${site.email.general}`,
    );
    expect(screen.getByRole("link", { name: site.phone.display })).toHaveAttribute(
      "href",
      `tel:${site.phone.e164}`,
    );
    expect(screen.getByText(/40 Anderston Quay/)).toBeVisible();
    expect(screen.getByText(/Monday to Friday, 9:00 AM to 6:00 PM GMT/)).toHaveTextContent(
      "24/7 customer support available",
    );
  });

  it("names the address and the number where there is no script", () => {
    const html = renderToString(body);
    const notice = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1];
    expect(notice).toContain(`mailto:${site.email.general}`);
    expect(notice).toContain(`tel:${site.phone.e164}`);
    expect(html).not.toMatch(/ style=| on[a-z]+=/);
  });

  it("offers the eight services", () => {
    render(body);
    expect(
      within(screen.getByRole("combobox", { name: /Service/ }))
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Not sure yet",
      "Call Center Outsourcing",
      "Telephone Answering Services",
      "Live Chat Support",
      "Amazon Customer Support",
      "eCommerce Support",
      "Pay-Per-Lead",
      "Dispatching Services",
      "Software Development",
    ]);
  });
});
