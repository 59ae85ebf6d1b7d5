import type { Navigation, Site } from "@/lib/content";
import { Email } from "./email";
import { Links } from "./links";

interface FooterProps {
  site: Site;
  columns: Navigation["footer"];
}

/** The footer of every page: links, contact details, copyright. */
export function Footer({ site, columns }: FooterProps) {
  const { address } = site;
  return (
    <footer className="footer">
      <div className="page">
        <div className="footer-columns">
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <Links links={links} />
            </nav>
          ))}
          <div>
            <h2>{site.brand}</h2>
            <address>
              <ul>
                <li>
                  <a href={`tel:${site.phone.e164}`}>{site.phone.display}</a>
                </li>
                <li>
                  <a href={`mailto:${site.email.sales}`}>
                    <Email address={site.email.sales} />
                  </a>
                </li>
                <li>
                  {address.street}, {address.locality} {unbroken(address.postalCode)}, {address.country}
                </li>
              </ul>
            </address>
          </div>
        </div>
        <small>
          © {site.founded} {site.legalName}. All rights reserved.
        </small>
      </div>
    </footer>
  );
}

/** Keeps the words of a text on one line. */
function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00A0");
}
