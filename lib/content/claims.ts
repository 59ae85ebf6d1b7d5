/** The claims that code prints by their ids. Texts of `content/pages` refer to the others. */

/** Also printed by /contact and /admin. */
export const COVERAGE_CLAIM = "coverage";

/** The figures of every landing page, and of the 404 page where it shows one: docs/behaviour.md#company-claims. */
export const LANDING_CLAIMS = ["clients", COVERAGE_CLAIM, "countries-served", "satisfaction"];
