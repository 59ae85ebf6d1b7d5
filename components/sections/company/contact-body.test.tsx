/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { getContent, pickClaims } from "@/lib/content";
import { ContactBody } from "./contact-body";

const { site, pages, services, claims } = getContent();
const [coverage] = pickClaims(claims, ["coverage"]);
const body = <ContactBody site={site} page={pages.contact} services={services} coverage={coverage!} />;

describe("the contact page", () => {
  it("shows email, phone, address and business hours", () => {
    render(body);
    const links = screen.getAllByRole("link");
    expect(links.find(({ textContent }) => textContent === site.email.general)).toHaveAttribute(
      "href",
      `mailto:${site.email.general}`,
    );
    expect(screen.getByRole("link", { name: site.phone.display })).toHaveAttribute(
      "href",
      `tel:${site.phone.e164}`,
    );
    const { address, hours } = site;
    expect(
      screen.getByText(
        (_, element) => element?.localName === "dd" && element.textContent.includes(address.street),
      ),
    ).toHaveTextContent(`${address.locality} ${address.postalCode}`);
    expect(
      screen.getByText(
        (_, element) => element?.localName === "dd" && element.textContent.includes(hours.display),
      ),
    ).toHaveTextContent(hours.note);
  });

  it("shows email and phone without JavaScript, and has no inline styles or handlers", () => {
    const html = renderToString(body);
    const notice = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1];
    expect(notice).toContain(`mailto:${site.email.general}`);
    expect(notice).toContain(`tel:${site.phone.e164}`);
    expect(html).not.toMatch(/ style=| on[a-z]+=/);
  });

  it("lists every service in the form", () => {
    render(body);
    expect(
      within(screen.getByRole("combobox", { name: /Service/ }))
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Not sure yet", ...services.map(({ title }) => title)]);
  });
});
