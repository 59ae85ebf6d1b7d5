// The report is a page without scripts, in the dress of the landing pages.
export { default, metadata, viewport } from "../seo/layout";
