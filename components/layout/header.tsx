import type { Navigation, Site } from "@/lib/content";
import { routes } from "@/lib/routes";
import { MenuButton, MobileMenu } from "./mobile-menu";
import { SearchLink } from "./search-link";
import { SiteLink } from "./site-link";

interface HeaderProps {
  site: Pick<Site, "brand" | "phone" | "email" | "topBar">;
  navigation: Pick<Navigation, "header" | "login" | "action">;
  /** Outlines the button, on pages where another button is the main action. */
  outlined?: boolean;
}

/**
 * Top bar and navigation bar of every page: docs/behaviour.md#header-and-footer. Works without JavaScript: the menu is
 * a popover, and CSS styles the scrolled bar.
 */
export function Header({ site, navigation, outlined = false }: HeaderProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <aside className="top-bar" aria-label="Contact">
        <div className="page">
          <p>
            <a href={`tel:${site.phone.e164}`}>{site.phone.display}</a>
            <a href={`mailto:${site.email.general}`}>{site.email.general}</a>
          </p>
          <p>
            <span>{site.topBar}</span>
            <SiteLink href={navigation.login.url}>{navigation.login.label}</SiteLink>
          </p>
        </div>
      </aside>
      <header className="bar">
        <div className="page">
          <SiteLink className="brand" href={routes.home()}>
            {site.brand}
          </SiteLink>
          <MobileMenu brand={site.brand} links={navigation.header} />
          <SearchLink />
          <SiteLink className={outlined ? "button" : "button button-main"} href={navigation.action.url}>
            {navigation.action.label}
          </SiteLink>
          <MenuButton />
        </div>
      </header>
    </>
  );
}
