import type { ReactNode } from "react";
import clsx from "clsx";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Scene } from "@/components/layout/scene";
import type { SceneName } from "@/lib/art";
import type { ToolPage } from "@/lib/content";
import type { Crumb } from "@/lib/crumbs";
import { ToolLink } from "./tool-link";

export interface ToolBodyProps {
  page: ToolPage;
  /** The picture beside the heading. */
  scene: SceneName;
  crumbs: readonly Crumb[];
  /** The other tools. */
  others: readonly { label: string; url: string; scene: SceneName }[];
  /** The fields and the result. */
  children: ReactNode;
  /** The worked table. */
  table: ReactNode;
  /** The band at the end. */
  closing: ReactNode;
  /** True if `children` have the heading of the page: it stands beside what the visitor puts in. */
  ownHeading?: boolean;
  /** True if the table is what the result shows before anything is typed: it is there for browsers without JavaScript. */
  onlyWithoutScript?: boolean;
  /** True if the table is folded on every screen; otherwise it is on phones only. */
  folded?: boolean;
}

/** One of the buyer's tools. In print: heading, inputs and result on one page. */
export function ToolBody({
  page,
  scene,
  crumbs,
  others,
  children,
  table,
  closing,
  ownHeading = false,
  onlyWithoutScript = false,
  folded = false,
}: ToolBodyProps) {
  const { heading, lead, method } = page;
  return (
    <main id="main">
      <div className="print:hidden">
        <Breadcrumbs crumbs={crumbs} current={page.label ?? page.title} />
      </div>
      {!ownHeading && (
        // Low, so that the result is on the first screen.
        <div className="page grid items-center gap-x-8 py-6 md:grid-cols-[minmax(0,1fr)_min(11rem,25%)] md:py-8 lg:grid-cols-[1fr_15rem] lg:gap-x-16 print:block print:py-2">
          <div className="min-w-0">
            <h1 className="max-w-[24em]">{heading}</h1>
            <p className="mt-3 max-w-[40em] text-lead leading-[1.45] text-soft print:hidden">{lead}</p>
          </div>
          <Scene name={scene} eager className="max-md:hidden print:hidden" />
        </div>
      )}
      {children}
      <noscript>
        <p className="page border-l-4 border-clyde pl-4">{page.noScript}</p>
      </noscript>
      {/* The evidence before the method; folded, it belongs to the result above it. */}
      <section
        className={clsx(
          "page print:hidden",
          folded ? "mt-6" : "mt-14 md:mt-22",
          onlyWithoutScript && "[@media(scripting:enabled)]:hidden",
        )}
      >
        {folded ? (
          <details className="border-y border-line">
            <summary className="cursor-pointer py-4 text-clyde">
              <h2 className="inline text-h3">{page.table.title}</h2>
            </summary>
            <p className="mb-6 text-soft">{page.table.text}</p>
            {table}
          </details>
        ) : (
          <>
            <h2 className="mb-4 max-w-[18em] text-h3">{page.table.title}</h2>
            <p className="mb-6 text-soft">{page.table.text}</p>
            <details className="fold">
              <summary>Show the table</summary>
              {table}
            </details>
          </>
        )}
      </section>
      {/* On wide screens in the columns of the fields and the result: tool-form.css. */}
      <section className="tool-method page mt-14 md:mt-22 print:hidden">
        <h2 className="mb-4 max-w-[18em] text-h3">{method.title}</h2>
        <div className="grid gap-x-12 gap-y-4 md:grid-cols-2">
          {method.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className="page mt-14 md:mt-22 print:hidden">
        <h2 className="mb-4 text-h3">The same figures in the other tools</h2>
        <ul className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-5">
          {others.map(({ label, url, scene: picture }) => (
            <li key={url} className="border-t border-line">
              <ToolLink
                url={url}
                className="grid grid-cols-[min(6rem,26vw)_minmax(0,1fr)] items-center gap-x-4 py-3 font-semibold underline underline-offset-4"
              >
                <Scene name={picture} decorative />
                {label}
              </ToolLink>
            </li>
          ))}
        </ul>
      </section>
      {closing}
    </main>
  );
}
