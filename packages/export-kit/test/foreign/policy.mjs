// @ts-check
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Parser } from "htmlparser2";

/** Attributes with URLs that are loaded or run. */
const URL_ATTRIBUTES = ["src", "href", "action", "formaction", "srcset", "poster"];
/** URLs within the site. */
const INTERNAL = /^(\/(?!\/)|#|[\w-]+$)/;

/**
 * Finds what the policy would block on a page, without a browser.
 *
 * @param {string} html
 * @returns {string[]}
 */
export function findBlocked(html) {
  /** @type {string[]} */
  const found = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const { type = "", src } = attributes;
      if (name === "style") found.push("<style>");
      if (name === "script" && src === undefined && !/^application\/(ld\+)?json$/.test(type))
        found.push("<script>");
      if (["base", "iframe", "object", "embed"].includes(name)) found.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        const allowed =
          INTERNAL.test(value) || (name === "link" && !/stylesheet|icon|preload/.test(attributes.rel ?? ""));
        if (attribute === "style" || attribute.startsWith("on")) found.push(`<${name} ${attribute}>`);
        else if (URL_ATTRIBUTES.includes(attribute) && name !== "a" && !allowed)
          found.push(`<${name} ${attribute}="${value}">`);
        else if (/^\s*javascript:/i.test(value)) found.push(`<${name} ${attribute}="${value}">`);
      }
    },
  });
  parser.end(html);
  return found;
}

/**
 * @param {string} out folder of a site
 * @param {readonly string[]} files of pages
 */
export function assertAllowed(out, files) {
  const found = files.flatMap((file) =>
    findBlocked(readFileSync(path.join(out, file), "utf8")).map((what) => `${file}: ${what}`),
  );
  assert.deepEqual(found.slice(0, 5), []);
}
