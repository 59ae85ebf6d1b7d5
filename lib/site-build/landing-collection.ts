import type { Metadata } from "next";
import { renderToStaticMarkup } from "react-dom/server";
import HubRoute, {
  generateMetadata as generateHubMetadata,
} from "@/app/(site)/services/[service]/[industry]/page";
import type { LandingParams } from "@/app/seo/landing";
import { findLandingPage, landingElement, landingMetadata } from "@/app/seo/landing-page";
import { routes } from "@/lib/routes";
import { socialImage } from "@/lib/seo/social-image";
import type { createPageRenderer } from "./page-template";
import type { Piece } from "./pieces";
import type { ShellValues } from "./shell-template";

/**
 * Renders one landing page: the metadata and the element that Next's route returns.
 *
 * @param renderBody makes the page's HTML of the element
 * @throws Error for slugs that are not in the catalogue
 */
export function renderLandingPage(
  params: LandingParams,
  renderBody: ReturnType<typeof createPageRenderer>,
): ShellValues {
  const page = findLandingPage(params);
  if (!page) throw new Error("is not in the catalogue");
  return shellValues(page.path, landingMetadata(page), renderBody(landingElement(page)));
}

/** Renders the page that lists the towns of a service and an industry. */
export async function renderHub(params: Omit<LandingParams, "location">): Promise<ShellValues> {
  const props = { params: Promise.resolve(params) };
  const path = routes.hub(params.service, params.industry);
  const metadata = await generateHubMetadata(props);
  return shellValues(path, metadata, [renderToStaticMarkup(await HubRoute(props))]);
}

/** @throws Error when the metadata does not say what the shell needs */
function shellValues(path: string, metadata: Metadata, body: readonly Piece[]): ShellValues {
  const { title, description, alternates, robots } = metadata;
  if (
    typeof title !== "object" ||
    !title ||
    !("absolute" in title) ||
    !description ||
    alternates?.canonical !== path
  ) {
    throw new Error(`expected a title, a description and ${path} as canonical`);
  }
  return {
    title: title.absolute,
    description,
    path,
    image: socialImage(path),
    indexable: typeof robots === "object" && robots?.index !== false,
    body,
  };
}
