import type { Testimonial } from "@/lib/content";
import { Motif } from "../blocks/motif";
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
          <li key={testimonial.author} className="relative border-t border-line py-7">
            <Motif of={testimonial} className="absolute right-0 bottom-6 w-24 max-lg:hidden" />
            <Quotation of={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
