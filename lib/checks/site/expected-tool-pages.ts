import type { Content } from "@/lib/content";
import { listPages, type ToolName } from "@/lib/pages";
import { routes } from "@/lib/routes";
import { textsOf, type ExpectedLink, type PageExpectation } from "./page-expectations";

/** The buyer's tools: what their pages show without JavaScript, too. */
export function expectToolPages({ pages, industries, plans }: Content): PageExpectation[] {
  const names = listPages().flatMap(({ name }) =>
    name.startsWith("tools/") ? [name.slice("tools/".length) as ToolName] : [],
  );
  /** Labels of rows or columns of the worked tables. */
  const tabulated: Record<ToolName, readonly string[]> = {
    "missed-calls": industries.map(({ title }) => title),
    cost: plans.plans.map(({ name }) => name),
    hours: plans.plans.map(({ name }) => name),
    staffing: ["Calls an hour"],
    compare: plans.plans.map(({ name }) => `Hours that ${name} answers`),
  };
  const linkTo = (name: ToolName): ExpectedLink => [pages[`tools/${name}`].title, routes.tool(name)];
  const { heading, lead, list, shared, closing } = pages.tools;
  return [
    {
      path: routes.tools(),
      texts: [heading, lead, ...textsOf(list, shared, closing), ...shared.items],
      links: names.map(linkTo),
    },
    ...names.map((name) => {
      const { method, table, ...page } = pages[`tools/${name}`];
      return {
        path: routes.tool(name),
        texts: [
          ...[page.heading, page.lead, method.title, ...method.paragraphs],
          ...[...textsOf(table), ...tabulated[name]],
        ],
        links: names.filter((other) => other !== name).map(linkTo),
      };
    }),
  ];
}
