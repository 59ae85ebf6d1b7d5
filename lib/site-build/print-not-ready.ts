import { readFileSync } from "node:fs";
import path from "node:path";
import { getContent, getOrigin } from "@/lib/content";
import { hasSiteUrl } from "@/lib/env";
import { describeNotReady } from "./not-ready";

/** Says at the end of a build, in one block, why the site should not be shown to the public yet. */
export function printNotReady(projectDir: string): void {
  const block = describeNotReady({
    site: getContent().site,
    origin: getOrigin(),
    hasSiteUrl: hasSiteUrl(),
    readme: readFileSync(path.join(projectDir, "content/README.md"), "utf8"),
    now: new Date(),
  });
  if (block) console.log(`\n${block}`);
}
