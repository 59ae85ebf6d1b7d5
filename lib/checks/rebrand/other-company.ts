import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, parseDocument } from "yaml";

const SITE = "content/site.yaml";
const PLANS = "content/plans.yaml";
/** Another company's `content/site.yaml`, from the project's root. */
const OTHER_SITE = "lib/checks/rebrand/site.yaml";

/** What the other company asks for each plan, each add-on and each call, by the field of plans.yaml. */
interface Prices {
  plans: { price: number; annualPrice: number }[];
  addOns: { service?: string; price: number | string }[];
  terms: { annualDiscount: number };
  overflowCallPrice: number;
}

/** Puts another company in the place of ours, in a copy of the project. */
export function replaceCompany(root: string, copy: string): void {
  const own = parse(readFileSync(path.join(root, SITE), "utf8")) as {
    security: { expires: string };
    asOf: string;
  };
  const site = parseDocument(readFileSync(path.join(root, OTHER_SITE), "utf8"));
  // Days that are looked after in one place.
  site.setIn(["security", "expires"], own.security.expires);
  site.setIn(["asOf"], own.asOf);
  writeFileSync(path.join(copy, SITE), String(site));
  raisePrices(copy);
}

/** No figure stays as it was, and each stays within what the schema and the worked examples allow. */
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
  for (const [index, { price, service }] of addOns.entries()) {
    if (typeof price !== "number") continue;
    document.setIn(["addOns", index, "price"], price + 13);
    if (service) raiseAddOn(path.join(copy, `content/services/${service}.yaml`), price + 13);
  }
  document.setIn(["overflowCallPrice"], overflowCallPrice + 0.05);
  writeFileSync(file, String(document));
}

/** A service states the price of its add-on as well; the content's own check keeps both alike. */
function raiseAddOn(file: string, price: number): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(/^addOn: \d+$/m, `addOn: ${price}`));
}
