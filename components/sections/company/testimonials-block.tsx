import { Scene } from "@/components/layout/scene";
import type { Testimonial } from "@/lib/content";
import { SampleNote } from "../blocks/sample-mark";
import { Quotation } from "./quotation";
import { Section } from "../blocks/section";

interface TestimonialsBlockProps {
  title: string;
  testimonials: readonly Testimonial[];
  /** What the mark of samples means, unless the page has said it above. */
  sampleNote?: string | undefined;
}

/** Testimonials in two columns. */
export function TestimonialsBlock({ title, testimonials, sampleNote }: TestimonialsBlockProps) {
  return (
    <Section title={title}>
      <SampleNote text={sampleNote} />
      <ul className="grid gap-x-16 md:grid-cols-2">
        {testimonials.map((testimonial) => (
          <li
            key={testimonial.author}
            className="relative grid gap-x-8 gap-y-4 border-t border-line py-7 max-sm:[&_figure>div]:min-h-16 sm:max-md:grid-cols-[11rem_1fr] xl:grid-cols-[11rem_1fr]"
          >
            <Scene
              name={testimonial.backgroundImage}
              decorative
              className="max-sm:absolute max-sm:top-6 max-sm:right-0 max-sm:max-w-28 max-sm:rounded-button md:max-xl:max-w-44"
            />
            <Quotation of={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
