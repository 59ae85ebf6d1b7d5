import type { ReactNode } from "react";

/** Two columns of article cards; takes the list items. */
export function PostGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2">{children}</ul>;
}
