import type { PostFolder } from "../blog.ts";
import type { Folder } from "../folder.ts";
import type { Pages } from "../pages.ts";
import type { Service } from "../schema/service.ts";
import type { FileValue } from "./dates.ts";

/** Parsed files; their dates are found by the names of the fields. */
interface DatedFiles {
  claims: unknown;
  holidaySources: unknown;
  minimumWages: unknown;
  staffCosts: unknown;
  clients: { stories?: unknown };
  services: Folder<Service>;
  pages: Partial<Pages>;
  posts: PostFolder;
}

/** The files with dates of past events. */
export function* datedFiles(
  { claims, staffCosts, minimumWages, holidaySources, services, pages, clients, posts }: DatedFiles,
  industries: readonly FileValue[],
): Generator<FileValue> {
  yield ["content/claims.yaml", claims];
  yield ["content/holiday-sources.yaml", holidaySources];
  yield ["content/staff-costs.yaml", staffCosts];
  yield ["content/minimum-wages.yaml", minimumWages];
  yield ["content/stories.yaml", clients.stories];
  yield* industries;
  for (const service of services.items) if (service) yield [`content/services/${service.slug}.yaml`, service];
  for (const [name, page] of Object.entries(pages)) yield [`content/pages/${name}.yaml`, page];
  for (const post of posts.posts) yield [`content/blog/${post.slug}.md`, post];
}
