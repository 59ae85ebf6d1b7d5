import clsx from "clsx";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import type { SceneName } from "@/lib/art";
import type { ToolsPage } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { routes } from "@/lib/routes";

interface ToolsBodyProps {
  page: ToolsPage;
  tools: readonly { name: SceneName; title: string; text: string; url: string }[];
}

/** All tools, and what holds for each of them. */
export function ToolsBody({ page, tools }: ToolsBodyProps) {
  const { heading, lead, list, shared, closing } = page;
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs.tools()} current={page.title} />
      <div className="page grid items-center gap-x-16 gap-y-10 py-10 md:py-16 lg:grid-cols-2">
        <div>
          <h1 className="max-w-[16em]">{heading}</h1>
          <p className="mt-5 max-w-[30em] text-lead leading-[1.45] text-soft">{lead}</p>
        </div>
        <Scene name="tools" eager className="max-md:hidden" />
      </div>
      <section className="page">
        <h2 className="mb-4">{list.title}</h2>
        <p className="mb-6 text-soft">{list.text}</p>
        {/* Wide screens have two in a row, and then three. */}
        <ul className="grid gap-x-12 md:grid-cols-6">
          {tools.map(({ name, title, text, url }, index) => (
            <li
              key={url}
              className={clsx(
                "grid content-start gap-x-6 gap-y-4 border-t border-line py-5 max-md:grid-cols-[6.5rem_1fr]",
                index < 2 ? "md:col-span-3 lg:grid-cols-2" : "md:col-span-2",
              )}
            >
              <Scene name={name} decorative className="max-md:rounded-button" />
              <div>
                <h3>
                  <SiteLink href={url} className="underline underline-offset-4">
                    {title}
                  </SiteLink>
                </h3>
                <p className="mt-1 text-soft max-md:text-small">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="page mt-14 md:mt-22">
        <h2 className="mb-4">{shared.title}</h2>
        <ul>
          {shared.items.map((item) => (
            <li key={item} className="border-t border-line py-3">
              {item}
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-14 bg-deep py-14 text-on-deep md:mt-22">
        <div className="page">
          <h2>{closing.title}</h2>
          <p className="mt-4">{closing.text}</p>
          <p className="mt-6 flex flex-wrap gap-3 [&_:focus-visible]:outline-amber">
            <ButtonLink main href={routes.contact()}>
              Contact us
            </ButtonLink>
          </p>
        </div>
      </section>
    </main>
  );
}
