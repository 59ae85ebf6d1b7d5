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

/** A landing page between header and footer: structured data and body. */
export function LandingDocument({ page, graphOf }: LandingDocumentProps) {
  return (
    <>
      <JsonLd text={jsonLdText(graphOf(page, (read) => pageSpecificInJson(page, read)))} />
      <LandingBody page={page} />
    </>
  );
}
