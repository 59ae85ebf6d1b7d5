import type { ReactNode } from "react";
import type { NotFoundPage, Site } from "@/lib/content";
import { NotFoundView } from "./not-found/not-found-view";

interface NotFoundBodyProps {
  page: NotFoundPage;
  site: Pick<Site, "brand" | "phone">;
  /** Leads to a landing page; stands below what was not found. */
  finder?: ReactNode;
}

/** What stands at an address that leads nowhere. */
export function NotFoundBody({ page, site, finder }: NotFoundBodyProps) {
  const { brand, phone } = site;
  return (
    <main id="main">
      <NotFoundView page={page} site={{ brand, phone }} />
      {finder}
    </main>
  );
}
