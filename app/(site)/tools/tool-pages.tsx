import { ActionLink } from "@/components/layout/button-link";
import { ClosingBand } from "@/components/sections/blocks/closing-band";
import { ToolBody, type ToolBodyProps } from "@/components/tools/tool-body";
import { ToolLink } from "@/components/tools/tool-link";
import { getContent, type ToolPage } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { listPages, type ToolName } from "@/lib/pages";
import { routes } from "@/lib/routes";
import { BreadcrumbData } from "../page-json-ld";

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

type ToolRouteProps = { name: ToolName } & Pick<
  ToolBodyProps,
  "children" | "table" | "ownHeading" | "onlyWithoutScript" | "folded"
>;

/** The page of a tool, with its structured data. */
export function ToolRoute({ name, ...body }: ToolRouteProps) {
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
        closing={<Closing {...page.closing} />}
        {...body}
      />
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
