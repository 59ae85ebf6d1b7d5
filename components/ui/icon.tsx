import {
  Headset,
  PhoneIncoming,
  MessagesSquare,
  PackageSearch,
  ShoppingCart,
  BadgePoundSterling,
  Route,
  Braces,
} from "lucide-react";

const icons = {
  headset: Headset,
  "phone-incoming": PhoneIncoming,
  "messages-square": MessagesSquare,
  "package-search": PackageSearch,
  "shopping-cart": ShoppingCart,
  "badge-pound-sterling": BadgePoundSterling,
  route: Route,
  braces: Braces,
} as const;

export type IconName = keyof typeof icons;

/** A decorative icon in the size of the text around it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Glyph = icons[name];
  return <Glyph aria-hidden="true" size="1.25em" strokeWidth={1.75} className={className} />;
}
