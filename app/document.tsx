import type { ReactNode } from "react";

/**
 * The document element that every root layout shares.
 *
 * @see docs/decisions/0027-hydrate-at-once.md
 */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" data-scroll-behavior="smooth">
      <body>{children}</body>
    </html>
  );
}
