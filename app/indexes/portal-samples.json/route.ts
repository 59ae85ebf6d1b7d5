import { getContent } from "@/lib/content";
import { sampleTexts } from "./sample-texts";

export const dynamic = "force-static";

/** What the portal fetches when sample data are loaded: docs/behaviour.md#sample-data. */
export function GET() {
  return Response.json(sampleTexts(getContent()));
}
