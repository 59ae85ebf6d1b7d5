import type { ReactNode } from "react";

/** A grid of post cards. The children are list items. */
export function PostGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2">{children}</ul>;
}
