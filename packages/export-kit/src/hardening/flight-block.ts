/** The block of a rewritten page that holds its flight data: JSON, which no browser runs. */
export const FLIGHT_ATTRIBUTE = "data-flight";
export const FLIGHT_BLOCK = `<script type="application/json" ${FLIGHT_ATTRIBUTE}="">`;

/** Type of a script that waits: browsers neither fetch nor run what they do not know. */
export const HELD_TYPE = "text/held";

/** Holds the text of a style attribute, which the policy would block. */
export const HELD_STYLE = "data-held-style";
