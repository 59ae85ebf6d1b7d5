/** What a page and the script that starts its other scripts have to agree on. */

/** Attribute of the document element: the page's scripts wait for the first sign of somebody there. */
export const ON_SIGNAL = "data-start-on-signal";

/** Event of the document: React has taken the page over. */
export const HYDRATED = "export-kit:hydrated";
