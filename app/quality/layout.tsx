// Like landing pages: the same styles, and no scripts.
// First: it names the layers in their order.
import "../seo/landing.css";
import "../../components/landing/quality.css";

export { default, metadata, viewport } from "../seo/layout";
