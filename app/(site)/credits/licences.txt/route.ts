import { getLicences } from "@/lib/content";
import { licencesText } from "./licences-text";

export const dynamic = "force-static";

export function GET() {
  return new Response(licencesText(getLicences()), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
