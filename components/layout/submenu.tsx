import { IconButton } from "@/components/ui/icon-button";
import { SiteLink } from "./site-link";

interface SubmenuProps {
  /** Id of the menu it belongs to. */
  menu: string;
  label: string;
  links: readonly { label: string; url: string }[];
}

/** What belongs to a link of the menu: a popover of its own in the bar, a list under the link in the menu. */
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
