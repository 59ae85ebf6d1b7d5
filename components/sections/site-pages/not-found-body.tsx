import type { ReactNode } from "react";
import { Scene } from "@/components/layout/scene";
import type { NotFoundPage } from "@/lib/content";
import { Fold } from "../blocks/fold";
import { MainPages } from "./not-found/main-pages";
import { NotFoundView } from "./not-found/not-found-view";
import { Resolving, ResolvingMark } from "./not-found/resolving-mark";

interface NotFoundBodyProps {
  page: NotFoundPage;
  brand: string;
  /** Finds a landing page. Shown below the message; on phones it opens. */
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
      {finder && (
        <div className="noscript:hidden mt-6 md:mt-0">
          <Fold inset summary="Find the page of your trade and city">
            {finder}
          </Fold>
        </div>
      )}
    </main>
  );
}
