import { ContactBody } from "@/components/sections/contact-body";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { contentMetadata } from "../metadata";

export const metadata = contentMetadata("contact", routes.contact());

export default function ContactPage() {
  const { site, pages } = getContent();
  return <ContactBody site={site} page={pages.contact} />;
}
