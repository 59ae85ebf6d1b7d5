import { SiteLink } from "@/components/layout/site-link";
import { Carousel } from "@/components/ui/carousel";
import type { Testimonial } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Quotation } from "../company/quotation";

/** The testimonials in a carousel. `e2e/scrolling.spec.ts` opens /#testimonials. */
export function HomeTestimonials({
  title,
  testimonials,
}: {
  title: string;
  testimonials: readonly Testimonial[];
}) {
  return (
    <section id="testimonials" className="page mt-10 md:mt-22">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
        <h2>{title}</h2>
        <SiteLink
          href={routes.testimonials()}
          className="inline-block py-1 text-clyde underline underline-offset-4"
        >
          Longer stories
        </SiteLink>
      </div>
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
