import type { ReactNode } from "react";
import { ToolBody } from "@/components/tools/tool-body";
import { getContent } from "@/lib/content";
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
  /** True if the table says what the result says at first. */
  onlyWithoutScript?: boolean;
  /** True for a table of several screens. */
  isLongTable?: boolean;
}

/** The page of a tool, with its structured data. */
export function ToolRoute({ name, children, table, onlyWithoutScript, isLongTable }: ToolRouteProps) {
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
        others={others.map(({ title, url }) => ({ label: title, url }))}
        table={table}
        onlyWithoutScript={onlyWithoutScript}
        isLongTable={isLongTable}
      >
        {children}
      </ToolBody>
    </>
  );
}
