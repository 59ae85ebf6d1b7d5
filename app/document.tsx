import { startOnSignal } from "export-kit/deferred-start";
import type { ReactNode } from "react";

interface DocumentProps {
  children: ReactNode;
  /**
   * Lets the page's scripts wait for the first sign of somebody there. For pages that say all they have to
   * say without them.
   */
  scriptsWait?: boolean;
}

/** The document element that every root layout shares. */
export function Document({ children, scriptsWait = false }: DocumentProps) {
  return (
    <html lang="en-GB" data-scroll-behavior="smooth" {...(scriptsWait && startOnSignal)}>
      <body>{children}</body>
    </html>
  );
}
