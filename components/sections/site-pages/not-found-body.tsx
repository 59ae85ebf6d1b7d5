import type { ReactNode } from "react";
import type { NotFoundPage, Site } from "@/lib/content";
import { NotFoundView } from "./not-found/not-found-view";

interface NotFoundBodyProps {
  page: NotFoundPage;
  site: Pick<Site, "brand" | "phone">;
  /** Finds a landing page. Shown below the message. */
  finder?: ReactNode;
}

/** The 404 page: docs/behaviour.md#unknown-paths. */
export function NotFoundBody({ page, site, finder }: NotFoundBodyProps) {
  const { brand, phone } = site;
  return (
    <main id="main">
      <NotFoundView page={page} site={{ brand, phone }} />
      {finder}
    </main>
  );
}
