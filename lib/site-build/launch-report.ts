import { readFileSync } from "node:fs";
import path from "node:path";
import { getContent, getOrigin } from "@/lib/content";
import { hasSiteUrl } from "@/lib/env";
import { describeLaunchBlockers } from "./launch-blockers";
import { isEvidenceOld } from "./portal-state";

/** Returns why the site of this content and these settings should not go live; an empty text if it may. */
export function launchReport(projectDir: string): string {
  return describeLaunchBlockers({
    site: getContent().site,
    origin: getOrigin(),
    hasSiteUrl: hasSiteUrl(),
    readme: readFileSync(path.join(projectDir, "content/README.md"), "utf8"),
    node: process.versions.node,
    now: new Date(),
    isEvidenceOld: isEvidenceOld(projectDir),
  });
}
