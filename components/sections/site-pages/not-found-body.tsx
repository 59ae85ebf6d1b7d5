import type { ReactNode } from "react";
import type { NotFoundPage } from "@/lib/content";
import { NotFoundView } from "./not-found/not-found-view";

interface NotFoundBodyProps {
  page: NotFoundPage;
  brand: string;
  /** Finds a landing page. Shown below the message. */
  finder?: ReactNode;
}

/** The 404 page: docs/behaviour.md#unknown-paths. */
export function NotFoundBody({ page, brand, finder }: NotFoundBodyProps) {
  return (
    <main id="main">
      <NotFoundView page={page} brand={brand} />
      {finder}
    </main>
  );
}
