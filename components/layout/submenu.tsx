import { IconButton } from "@/components/ui/icon-button";
import { SiteLink } from "./site-link";

interface SubmenuProps {
  /** Id of the menu that contains it. */
  menu: string;
  label: string;
  links: readonly { label: string; url: string }[];
}

/** The links below a link of the menu: a popover on wide screens, a list under the link on narrow ones. */
export function Submenu({ menu, label, links }: SubmenuProps) {
  const id = `${menu}-${label.toLowerCase()}`;
  return (
    <>
      <IconButton className="submenu-button" label={`Show all ${label.toLowerCase()}`} popoverTarget={id}>
        <path d="M7 10l5 5 5-5" />
      </IconButton>
      <ul id={id} className="submenu" popover="auto">
        {links.map((link) => (
          <li key={link.url}>
            <SiteLink href={link.url}>{link.label}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
