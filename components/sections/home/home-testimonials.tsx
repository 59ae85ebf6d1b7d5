import { SiteLink } from "@/components/layout/site-link";
import { Carousel } from "@/components/ui/carousel";
import type { HomePage, Testimonial } from "@/lib/content";
import { routes } from "@/lib/routes";
import { BandHead } from "../blocks/band-head";
import { Quotation } from "../company/quotation";

interface HomeTestimonialsProps {
  content: HomePage["testimonials"];
  testimonials: readonly Testimonial[];
}

/** The testimonials in a carousel. `e2e/scrolling.spec.ts` opens /#testimonials. */
export function HomeTestimonials({ content: { title, more }, testimonials }: HomeTestimonialsProps) {
  return (
    <section id="testimonials" className="page mt-6 md:mt-12">
      <BandHead title={title}>
        <SiteLink href={routes.testimonials()} className="text-link">
          {more}
        </SiteLink>
      </BandHead>
      <Carousel
        label={title}
        item="testimonial"
        slides={testimonials.map((testimonial) => ({
          id: testimonial.author,
          content: <Quotation of={testimonial} size="large" />,
        }))}
      />
    </section>
  );
}
