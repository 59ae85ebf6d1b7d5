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
import { routes } from "@/lib/routes";
import { socialImage } from "@/lib/seo/social-image";
import type { ShellValues } from "./shell-template";

/** Renders one landing page: Next's own metadata function and component. */
export async function renderLandingPage(params: LandingParams): Promise<ShellValues> {
  const props = { params: Promise.resolve(params) };
  const path = routes.landing(params.service, params.industry, params.location);
  return render(path, await generateLandingMetadata(props), await LandingRoute(props));
}

/** Renders the page that lists the towns of a service and an industry. */
export async function renderHub(params: Omit<LandingParams, "location">): Promise<ShellValues> {
  const props = { params: Promise.resolve(params) };
  const path = routes.hub(params.service, params.industry);
  return render(path, await generateHubMetadata(props), await HubRoute(props));
}

/** @throws Error when the metadata does not say what the shell needs */
function render(path: string, metadata: Metadata, element: ReactElement | string): ShellValues {
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
    body: renderToStaticMarkup(element),
  };
}
