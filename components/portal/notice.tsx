import type { ReactNode } from "react";

/** Something about the stored data that the user should know. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="my-2 max-w-none rounded-button border-2 border-amber bg-card px-3 py-0.5 text-small wrap-anywhere print:hidden">
      {children}
    </p>
  );
}
