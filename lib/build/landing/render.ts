import { renderToStaticMarkup } from "react-dom/server";
import LandingRoute, { generateMetadata } from "@/app/seo/[service]/[industry]/[location]/page";
import type { LandingParams } from "@/app/seo/landing";
import { sharePartsWith } from "@/components/landing/part";
import { routes } from "@/lib/routes";
import { fillShell, type ShellTemplate } from "./shell-template";

/** Makes the pages of this thread share their common parts. Call once before rendering. */
export function prepareRendering(): void {
  sharePartsWith(renderToStaticMarkup);
}

/**
 * Renders one landing page: Next's own metadata function and component, in the shell that Next made.
 *
 * @param indexable false keeps the page out of search engines, whatever its metadata says
 * @throws Error naming the page when its metadata does not say what the shell needs
 */
export async function renderLandingPage(
  template: ShellTemplate,
  params: LandingParams,
  indexable: boolean,
): Promise<string> {
  const props = { params: Promise.resolve(params) };
  const [metadata, element] = await Promise.all([generateMetadata(props), LandingRoute(props)]);
  const { title, description, alternates, robots } = metadata;
  const path = routes.landing(params.service, params.industry, params.location);
  if (
    typeof title !== "object" ||
    !title ||
    !("absolute" in title) ||
    !description ||
    alternates?.canonical !== path
  ) {
    throw new Error(`${path}: expected a title, a description and the page's own path as canonical`);
  }
  return fillShell(template, {
    title: title.absolute,
    description,
    path,
    body: renderToStaticMarkup(element),
    indexable: indexable && typeof robots === "object" && robots?.index !== false,
  });
}
