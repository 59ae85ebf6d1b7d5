/** The block of a rewritten page with its flight data: JSON, which browsers do not run. */
export const FLIGHT_ATTRIBUTE = "data-flight";
export const FLIGHT_BLOCK = `<script type="application/json" ${FLIGHT_ATTRIBUTE}="">`;

/** Replaces `style` until `restore-styles.ts` runs: the policy blocks style attributes. */
export const STYLE_ATTRIBUTE = "data-held-style";
