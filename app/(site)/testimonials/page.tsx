import { contentMetadata } from "@/app/site-metadata";
import { TestimonialsBody } from "@/components/sections/company/testimonials-body";
import { getContent } from "@/lib/content";

export const metadata = contentMetadata("testimonials");

export default function TestimonialsPage() {
  const { pages, clients } = getContent();
  return <TestimonialsBody page={pages.testimonials} clients={clients} />;
}
