import type { Graph } from "schema-dts";
import { JsonLd, jsonLdText } from "@/components/layout/json-ld";
import type { LandingPage } from "@/lib/landing";
import { LandingBody } from "./landing-body";
import { pageSpecificInJson } from "export-kit/fragments";

export interface LandingDocumentProps {
  page: LandingPage;
  /** Builds the structured data of a page; `text` marks page-specific texts. */
  graphOf: (page: LandingPage, text: (read: (page: LandingPage) => string) => string) => Graph;
}

/** What a landing page says between the site's header and footer, to search engines and to people. */
export function LandingDocument({ page, graphOf }: LandingDocumentProps) {
  return (
    <>
      <JsonLd text={jsonLdText(graphOf(page, (read) => pageSpecificInJson(page, read)))} />
      <LandingBody page={page} />
    </>
  );
}
