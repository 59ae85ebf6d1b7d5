/** `npm run fonts`: rebuilds the heading font. Needed after its package or its characters have changed. */
import { writeFileSync } from "node:fs";
import { subsetHeadingFont, HEADING_FONT } from "../heading-font.mjs";

const font = await subsetHeadingFont(process.cwd());
writeFileSync(HEADING_FONT, font);
console.log(`${HEADING_FONT}: ${font.length} bytes`);
