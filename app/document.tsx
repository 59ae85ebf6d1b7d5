import type { ReactNode } from "react";

/**
 * The document element of root layouts and of the global error and not-found pages. `data-scroll-behavior` has Next switch
 * off the smooth scrolling of theme.css while it navigates.
 *
 * @see docs/decisions/0027-hydrate-at-once.md
 */
export function Document({ children }: { children: ReactNode }) {
  return (
    // `SessionMark` sets an attribute before hydration.
    <html lang="en-GB" data-scroll-behavior="smooth" suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
