import type { ToolEntry } from "@/components/tools/tools-body";
import { getContent } from "@/lib/content";
import { listPages, type ToolName } from "@/lib/pages";
import { routes } from "@/lib/routes";

interface ListedTool extends ToolEntry {
  name: ToolName;
}

/** All tools, in the order of `lib/pages.ts`. */
export function listTools(): ListedTool[] {
  const { pages } = getContent();
  return listPages().flatMap(({ name }) => {
    if (!name.startsWith("tools/")) return [];
    const tool = name.slice("tools/".length) as ToolName;
    const { title, description } = pages[name];
    return [{ name: tool, title, text: description, url: routes.tool(tool) }];
  });
}
