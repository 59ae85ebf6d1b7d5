import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import type { SceneName } from "@/lib/art";
import type { ToolsPage } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";

/** A tool in a list. */
export interface ToolEntry {
  /** Of its drawing too. */
  name: SceneName;
  title: string;
  text: string;
  url: string;
}

interface ToolsBodyProps {
  page: ToolsPage;
  /** `result` is what a tool opens with. */
  tools: readonly (ToolEntry & { result: string })[];
  /** The band at the end. */
  closing: ReactNode;
}

/** All tools, and what holds for each of them. */
export function ToolsBody({ page, tools, closing }: ToolsBodyProps) {
  const { heading, lead, list, commonToAll } = page;
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs.tools()} current={page.title} />
      <div className="page grid items-center gap-x-16 gap-y-10 pt-6 pb-8 md:grid-cols-[1.15fr_1fr] md:py-16 print:py-4">
        <div>
          <h1 className="max-w-[16em]">{heading}</h1>
          <p className="mt-5 max-w-[30em] text-lead leading-[1.45] text-soft">{lead}</p>
        </div>
        <Scene name="tools" eager className="print:max-w-[8cm]" />
      </div>
      <section className="page">
        <h2 className="mb-4">{list.title}</h2>
        <p className="mb-6 text-soft">{list.text}</p>
        <ul className="tool-list">
          {tools.map(({ name, title, text, url, result }) => (
            <li key={url}>
              <Scene name={name} decorative className="max-md:rounded-button" />
              {/* One cell of the grid of tool-list.css. */}
              <div>
                <h3>
                  {/* The whole entry is the link. */}
                  <SiteLink
                    href={url}
                    className="text-clyde underline decoration-2 underline-offset-4 after:absolute after:inset-0"
                  >
                    {title}
                  </SiteLink>
                </h3>
                <p className="mt-2 font-display leading-tight font-semibold">{result}</p>
              </div>
              <p className="text-soft max-md:text-small max-md:leading-snug">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="page mt-14 md:mt-16">
        <h2 className="mb-3 text-h3">{commonToAll.title}</h2>
        <ul className="grid gap-x-16 md:grid-cols-2">
          {commonToAll.items.map((item) => (
            <li key={item} className="border-t border-line py-3 max-md:text-small">
              {item}
            </li>
          ))}
        </ul>
      </section>
      {closing}
    </main>
  );
}
