import type { Metadata } from "next";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import HubRoute, {
  generateMetadata as generateHubMetadata,
} from "@/app/(site)/services/[service]/[industry]/page";
import LandingRoute, {
  generateMetadata as generateLandingMetadata,
} from "@/app/seo/[service]/[industry]/[location]/page";
import type { LandingParams } from "@/app/seo/landing";
import type { LandingDocumentProps } from "@/components/landing/landing-document";
import { routes } from "@/lib/routes";
import { socialImage } from "@/lib/seo/social-image";
import type { ShellValues } from "./shell-template";

/**
 * Renders one landing page: Next's own metadata function and component.
 *
 * @param renderBody makes the page's HTML of what the component returns
 */
export async function renderLandingPage(
  params: LandingParams,
  renderBody: (element: ReactElement<LandingDocumentProps>) => string,
): Promise<ShellValues> {
  const props = { params: Promise.resolve(params) };
  const path = routes.landing(params.service, params.industry, params.location);
  const metadata = await generateLandingMetadata(props);
  const element = (await LandingRoute(props)) as ReactElement<LandingDocumentProps>;
  return shellValues(path, metadata, renderBody(element));
}

/** Renders the page that lists the towns of a service and an industry. */
export async function renderHub(params: Omit<LandingParams, "location">): Promise<ShellValues> {
  const props = { params: Promise.resolve(params) };
  const path = routes.hub(params.service, params.industry);
  const metadata = await generateHubMetadata(props);
  return shellValues(path, metadata, renderToStaticMarkup(await HubRoute(props)));
}

/** @throws Error when the metadata does not say what the shell needs */
function shellValues(path: string, metadata: Metadata, body: string): ShellValues {
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
