import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, parseDocument } from "yaml";

const SITE = "content/site.yaml";
const PLANS = "content/plans.yaml";
/** Another company's `content/site.yaml`. */
const OTHER_SITE = "e2e/rebrand/site.yaml";

/** The fields of plans.yaml with prices. */
interface Prices {
  plans: { price: number; annualPrice: number }[];
  addOns: { price: number | string }[];
  terms: { annualDiscount: number };
  overflowCallPrice: number;
}

/** Replaces the company in a copy of the project by another one. */
export function replaceCompany(root: string, copy: string): void {
  const original = parse(readFileSync(path.join(root, SITE), "utf8")) as {
    security: { expires: string };
    asOf: string;
  };
  const site = parseDocument(readFileSync(path.join(root, OTHER_SITE), "utf8"));
  // Dates that need updating: kept in the original file only.
  site.setIn(["security", "expires"], original.security.expires);
  site.setIn(["asOf"], original.asOf);
  writeFileSync(path.join(copy, SITE), String(site));
  raisePrices(copy);
}

/** Changes every price, within the limits of the schema and of the worked examples. */
function raisePrices(copy: string): void {
  const file = path.join(copy, PLANS);
  const document = parseDocument(readFileSync(file, "utf8"));
  const { plans, addOns, terms, overflowCallPrice } = document.toJS() as Prices;
  for (const [index, { price }] of plans.entries()) {
    const raised = price + 21 + index;
    document.setIn(["plans", index, "price"], raised);
    const year = Math.floor(raised * 12 * (1 - terms.annualDiscount / 100));
    document.setIn(["plans", index, "annualPrice"], year);
  }
  for (const [index, { price }] of addOns.entries())
    if (typeof price === "number") document.setIn(["addOns", index, "price"], price + 13);
  document.setIn(["overflowCallPrice"], overflowCallPrice + 0.05);
  writeFileSync(file, String(document));
}
