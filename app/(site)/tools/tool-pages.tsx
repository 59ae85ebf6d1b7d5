import type { ReactNode } from "react";
import { ActionLink } from "@/components/layout/button-link";
import { ClosingBand } from "@/components/sections/blocks/closing-band";
import { ToolBody } from "@/components/tools/tool-body";
import { ToolLink } from "@/components/tools/tool-link";
import { getContent, type ToolPage } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { listPages, type ToolName } from "@/lib/pages";
import { routes } from "@/lib/routes";
import { BreadcrumbData } from "../structured-data";

/** All tools, in the order of `lib/pages.ts`. */
export function toolPages(): { name: ToolName; title: string; text: string; url: string }[] {
  const { pages } = getContent();
  return listPages().flatMap(({ name }) => {
    if (!name.startsWith("tools/")) return [];
    const tool = name.slice("tools/".length) as ToolName;
    const { title, description } = pages[name];
    return [{ name: tool, title, text: description, url: routes.tool(tool) }];
  });
}

interface ToolRouteProps {
  name: ToolName;
  /** The fields and the result. */
  children: ReactNode;
  /** The worked table. */
  table: ReactNode;
  /** True if `children` have the heading. */
  ownHeading?: boolean;
  /** True if the table says what the result says at first. */
  onlyWithoutScript?: boolean;
  /** True if the table is folded on every screen. */
  folded?: boolean;
}

/** The page of a tool, with its structured data. */
export function ToolRoute({ name, children, table, ownHeading, onlyWithoutScript, folded }: ToolRouteProps) {
  const { pages } = getContent();
  const page = pages[`tools/${name}`];
  const ancestors = crumbs.tool(pages.tools.title);
  const others = toolPages().filter((tool) => tool.name !== name);
  return (
    <>
      <BreadcrumbData crumbs={ancestors} page={{ name: page.title, path: routes.tool(name) }} />
      <ToolBody
        page={page}
        scene={name}
        crumbs={ancestors}
        others={others.map(({ name: other, title, url }) => ({ label: title, url, scene: other }))}
        table={table}
        closing={<Closing {...page.closing} />}
        ownHeading={ownHeading}
        onlyWithoutScript={onlyWithoutScript}
        folded={folded}
      >
        {children}
      </ToolBody>
    </>
  );
}

/** The next step: the price of the same figures, or the contact form. */
function Closing({ title, text, next }: ToolPage["closing"]) {
  return (
    <ClosingBand title={title} text={text}>
      {next ? (
        <ToolLink url={routes.tool(next)} className="button button-main">
          Work out the price
        </ToolLink>
      ) : (
        <ActionLink main to="consultation" />
      )}
      <ActionLink to="prices" />
    </ClosingBand>
  );
}
