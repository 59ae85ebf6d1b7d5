import type { ReactNode } from "react";

/** The document element that every root layout shares. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" data-scroll-behavior="smooth">
      <body>{children}</body>
    </html>
  );
}
