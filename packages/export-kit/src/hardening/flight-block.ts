/** The block of a rewritten page that holds its flight data: JSON, which no browser runs. */
export const FLIGHT_ATTRIBUTE = "data-flight";
export const FLIGHT_BLOCK = `<script type="application/json" ${FLIGHT_ATTRIBUTE}="">`;

/** Holds the text of a style attribute, which the policy would block. */
export const STYLE_ATTRIBUTE = "data-held-style";
