import {
  Headset,
  PhoneIncoming,
  MessagesSquare,
  PackageSearch,
  ShoppingCart,
  BadgePoundSterling,
  Route,
  Braces,
  House,
  Scale,
  Stethoscope,
  Building2,
  BadgeCheck,
} from "lucide-react";

/** Content names icons by these keys: the schemas of services and of the home page list those that it may use. */
const icons = {
  headset: Headset,
  "phone-incoming": PhoneIncoming,
  "messages-square": MessagesSquare,
  "package-search": PackageSearch,
  "shopping-cart": ShoppingCart,
  "badge-pound-sterling": BadgePoundSterling,
  route: Route,
  braces: Braces,
  house: House,
  scale: Scale,
  stethoscope: Stethoscope,
  building: Building2,
  verified: BadgeCheck,
} as const;

type IconName = keyof typeof icons;

/** All icons, for the style guide. */
export const ICON_NAMES = Object.keys(icons) as IconName[];

/** A decorative icon in the size of the text around it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Glyph = icons[name];
  return <Glyph aria-hidden="true" size="1.25em" strokeWidth={1.75} className={className} />;
}
