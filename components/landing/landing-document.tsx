import type { Graph } from "schema-dts";
import { JsonLd, jsonLdText } from "@/components/layout/json-ld";
import type { LandingPage } from "@/lib/landing";
import { LandingBody } from "./landing-body";
import { ownData } from "./part";

export interface LandingDocumentProps {
  page: LandingPage;
  /** What search engines are told of a page. */
  graphOf: (page: LandingPage) => Graph;
}

/** What a landing page says between the site's header and footer, to search engines and to people. */
export function LandingDocument({ page, graphOf }: LandingDocumentProps) {
  return (
    <>
      <JsonLd text={ownData(page, (each) => jsonLdText(graphOf(each)))} />
      <LandingBody page={page} />
    </>
  );
}
