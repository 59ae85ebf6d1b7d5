import type { Graph } from "schema-dts";
import { JsonLd, jsonLdText } from "@/components/layout/json-ld";
import type { LandingPage } from "@/lib/landing";
import { LandingBody } from "./landing-body";
import { ownInJson } from "export-kit/fragments";

export interface LandingDocumentProps {
  page: LandingPage;
  /** What search engines are told of a page. Its texts are what `say` returns: they are the page's own. */
  graphOf: (page: LandingPage, say: (tell: (page: LandingPage) => string) => string) => Graph;
}

/** What a landing page says between the site's header and footer, to search engines and to people. */
export function LandingDocument({ page, graphOf }: LandingDocumentProps) {
  return (
    <>
      <JsonLd text={jsonLdText(graphOf(page, (tell) => ownInJson(page, tell)))} />
      <LandingBody page={page} />
    </>
  );
}
