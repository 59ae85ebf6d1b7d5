import type { ReactNode } from "react";
import { Scene } from "@/components/layout/scene";
import type { NotFoundPage } from "@/lib/content";
import { MainPages } from "./not-found/main-pages";
import { NotFoundView } from "./not-found/not-found-view";
import { Resolving, ResolvingMark } from "./not-found/resolving-mark";

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
      <ResolvingMark />
      <Resolving />
      <NotFoundView page={page} brand={brand} picture={<Scene name="not-found" eager />}>
        <MainPages />
      </NotFoundView>
      {finder}
    </main>
  );
}
