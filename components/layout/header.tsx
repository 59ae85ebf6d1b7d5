import type { Navigation, Site } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Brand } from "./brand";
import { Email } from "./email";
import { MenuButton, MobileMenu } from "./mobile-menu";
import { SearchLink } from "./search-link";
import { SiteLink } from "./site-link";

interface HeaderProps {
  site: Pick<Site, "brand" | "phone" | "email" | "topBar">;
  navigation: Pick<Navigation, "header" | "menu" | "login" | "action">;
  /** Says "Dashboard" instead of the login link's label to who is signed in: see `SessionMark`. */
  knowsSession?: boolean;
}

/**
 * Top bar and navigation bar of every page: docs/behaviour.md#header-and-footer. Works without JavaScript: the menu is
 * a popover, and CSS styles the scrolled bar. Its button is outlined: amber is for the page's own main action.
 */
export function Header({ site, navigation, knowsSession = false }: HeaderProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <aside className="top-bar" aria-label="Contact">
        <div className="page">
          <p>
            <a href={`tel:${site.phone.e164}`}>{site.phone.display}</a>
            <a href={`mailto:${site.email.sales}`}>
              <Email address={site.email.sales} />
            </a>
          </p>
          <p>{site.topBar}</p>
        </div>
      </aside>
      <header className="bar">
        <div className="page">
          <SiteLink className="brand" href={routes.home()}>
            <Brand name={site.brand} />
          </SiteLink>
          <MobileMenu brand={site.brand} links={navigation.header}>
            {navigation.menu.map(({ label, url }) => (
              <SiteLink key={url} className="only-in-menu" href={url}>
                {label}
              </SiteLink>
            ))}
            {/* /auth leads who is signed in to their dashboard. CSS shows one of the two. */}
            <SiteLink href={navigation.login.url}>
              {knowsSession ? (
                <>
                  <span className="signed-out">{navigation.login.label}</span>
                  <span className="signed-in">Dashboard</span>
                </>
              ) : (
                navigation.login.label
              )}
            </SiteLink>
            <a className="only-in-menu" href={`tel:${site.phone.e164}`}>
              {site.phone.display}
            </a>
          </MobileMenu>
          <SearchLink />
          <SiteLink className="button" href={navigation.action.url}>
            {navigation.action.label}
          </SiteLink>
          <MenuButton />
        </div>
      </header>
    </>
  );
}
