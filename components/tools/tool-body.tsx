import type { ReactNode } from "react";
import clsx from "clsx";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import type { SceneName } from "@/lib/art";
import type { ToolPage } from "@/lib/content";
import type { Crumb } from "@/lib/crumbs";
import { routes } from "@/lib/routes";
import { ToolLinks } from "./tool-links";

interface ToolBodyProps {
  page: ToolPage;
  /** The picture beside the heading. */
  scene: SceneName;
  crumbs: readonly Crumb[];
  /** The other tools. */
  others: readonly { label: string; url: string }[];
  /** The fields and the result. */
  children: ReactNode;
  /** The worked table. */
  table: ReactNode;
  /** True if the table is what the result shows before anything is typed: it is there for browsers without JavaScript. */
  onlyWithoutScript?: boolean | undefined;
  /** True for a table of several screens: it is folded on all of them. */
  isLongTable?: boolean | undefined;
}

/** One of the buyer's tools. In print: heading, inputs and result on one page. */
export function ToolBody({
  page,
  scene,
  crumbs,
  others,
  children,
  table,
  onlyWithoutScript = false,
  isLongTable = false,
}: ToolBodyProps) {
  const { heading, lead, method } = page;
  return (
    <main id="main">
      <div className="print:hidden">
        <Breadcrumbs crumbs={crumbs} current={page.label ?? page.title} />
      </div>
      <div className="page grid items-center gap-x-16 py-8 md:py-12 lg:grid-cols-2 print:block print:py-2">
        <div>
          <h1 className="max-w-[18em]">{heading}</h1>
          <p className="mt-4 max-w-[34em] text-lead leading-[1.45] text-soft print:hidden">{lead}</p>
        </div>
        <Scene name={scene} eager className="max-lg:hidden print:hidden" />
      </div>
      {children}
      <noscript>
        <p className="page border-l-4 border-clyde pl-4">{page.noScript}</p>
      </noscript>
      <section className="page mt-14 md:mt-22 print:hidden">
        <h2 className="mb-4 max-w-[18em]">{method.title}</h2>
        <div className="grid gap-x-12 gap-y-4 md:grid-cols-2">
          {method.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section
        className={clsx(
          "page mt-14 md:mt-22 print:hidden",
          onlyWithoutScript && "[@media(scripting:enabled)]:hidden",
        )}
      >
        <h2 className="mb-4 max-w-[18em]">{page.table.title}</h2>
        <p className="mb-6 text-soft">{page.table.text}</p>
        <details className={isLongTable ? undefined : "fold"}>
          <summary className="min-h-11 cursor-pointer py-2 text-clyde">Show the table</summary>
          {table}
        </details>
      </section>
      <section className="page mt-14 md:mt-22 print:hidden">
        <h2 className="mb-4 text-h3">The same figures in the other tools</h2>
        <ToolLinks links={others} />
        <p className="mt-6 flex max-w-none flex-wrap gap-3">
          <ButtonLink href={routes.pricing()}>See the prices</ButtonLink>
          <ButtonLink href={routes.contact()}>Contact us</ButtonLink>
        </p>
      </section>
    </main>
  );
}
