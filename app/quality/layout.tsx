// Like landing pages: the same styles, and no scripts.
export { default, metadata, viewport } from "../seo/layout";
