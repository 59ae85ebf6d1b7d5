import type { Navigation, Site } from "@/lib/content";
import { unbroken } from "@/lib/sentences";
import { Email } from "./email";
import { NavigationLinks } from "./navigation-links";

interface FooterProps {
  site: Site;
  navigation: Pick<Navigation, "footer" | "legal">;
}

/** The footer of every page: links, contact details, copyright. */
export function Footer({ site, navigation: { footer, legal } }: FooterProps) {
  const { address } = site;
  return (
    <footer className="footer">
      <div className="page">
        <div className="footer-columns">
          {footer.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              {/* Folded on phones. */}
              <details name="footer">
                <summary>
                  <h2>{title}</h2>
                </summary>
                <NavigationLinks links={links} />
              </details>
            </nav>
          ))}
          <div>
            <h2>Contact</h2>
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
                <li>{unbroken(site.hours.display)}</li>
                <li>
                  {/* The parts of the code stay on one line. */}
                  {address.street}, {address.locality} {address.postalCode.replaceAll(" ", "\u00A0")},{" "}
                  {address.country}
                </li>
              </ul>
            </address>
          </div>
        </div>
        <div className="footer-end">
          <small>
            © {site.founded}–{site.asOf.slice(0, 4)} {site.legalName}.
          </small>
          <nav aria-label="Legal">
            <NavigationLinks links={legal} />
          </nav>
        </div>
      </div>
    </footer>
  );
}
