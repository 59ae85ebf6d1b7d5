import type { ReactNode } from "react";
import clsx from "clsx";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ActionLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import { ClosingBand } from "@/components/sections/blocks/closing-band";
import { ToolLink } from "@/components/tools/tool-link";
import { getContent } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import type { ToolName } from "@/lib/pages";
import { routes } from "@/lib/routes";
import { BreadcrumbData } from "../page-json-ld";
import { listTools } from "./list-tools";

interface ToolPageLayoutProps {
  name: ToolName;
  /** The fields and the result. */
  children: ReactNode;
  /** The worked table. */
  table: ReactNode;
  /** True if `children` have the heading of the page: it stands beside what the visitor puts in. */
  ownHeading?: boolean;
  /** True if the table is what the result shows before anything is typed: it is there for browsers without JavaScript. */
  onlyWithoutScript?: boolean;
  /** True if the table is folded on every screen; otherwise it is on phones only. */
  folded?: boolean;
}

/** The page of a tool, with its structured data. In print: heading, inputs and result on one page. */
export function ToolPageLayout(props: ToolPageLayoutProps) {
  const { name, children, table, ownHeading, onlyWithoutScript, folded } = props;
  const { pages } = getContent();
  const page = pages[`tools/${name}`];
  const { heading, lead, method, closing } = page;
  const ancestors = crumbs.tool(pages.tools.title);
  return (
    <>
      <BreadcrumbData crumbs={ancestors} page={{ name: page.title, path: routes.tool(name) }} />
      <main id="main">
        <div className="print:hidden">
          <Breadcrumbs crumbs={ancestors} current={page.label ?? page.title} />
        </div>
        {!ownHeading && (
          // Low, so that the result is on the first screen.
          <div className="page grid items-center gap-x-8 py-6 md:grid-cols-[minmax(0,1fr)_min(11rem,25%)] md:py-8 lg:grid-cols-[1fr_15rem] lg:gap-x-16 print:block print:py-2">
            <div className="min-w-0">
              <h1 className="max-w-[24em]">{heading}</h1>
              <p className="mt-3 max-w-[40em] text-lead leading-[1.45] text-soft print:hidden">{lead}</p>
            </div>
            <Scene name={name} eager className="max-md:hidden print:hidden" />
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
            {listTools()
              .filter((tool) => tool.name !== name)
              .map((tool) => (
                <li key={tool.url} className="border-t border-line">
                  <ToolLink
                    url={tool.url}
                    className="grid grid-cols-[min(6rem,26vw)_minmax(0,1fr)] items-center gap-x-4 py-3 font-semibold underline underline-offset-4"
                  >
                    <Scene name={tool.name} decorative />
                    {tool.title}
                  </ToolLink>
                </li>
              ))}
          </ul>
        </section>
        {/* The next step: the price of the same figures, or the contact form. */}
        <ClosingBand title={closing.title} text={closing.text}>
          {closing.next ? (
            <ToolLink url={routes.tool(closing.next)} className="button button-main">
              Work out the price
            </ToolLink>
          ) : (
            <ActionLink main to="consultation" />
          )}
          <ActionLink to="prices" />
        </ClosingBand>
      </main>
    </>
  );
}
