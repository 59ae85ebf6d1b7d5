import { getContent } from "@/lib/content";
import { listPages, type ToolName } from "@/lib/pages";
import { routes } from "@/lib/routes";

/** All tools, in the order of `lib/pages.ts`. */
export function listTools(): { name: ToolName; title: string; text: string; url: string }[] {
  const { pages } = getContent();
  return listPages().flatMap(({ name }) => {
    if (!name.startsWith("tools/")) return [];
    const tool = name.slice("tools/".length) as ToolName;
    const { title, description } = pages[name];
    return [{ name: tool, title, text: description, url: routes.tool(tool) }];
  });
}
