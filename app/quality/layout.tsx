// Like landing pages: the same styles, and no scripts.
import "../../components/landing/quality.css";

export { default, metadata, viewport } from "../seo/layout";
