import clsx from "clsx";
import type { Testimonial } from "@/lib/content";
import { Fold } from "../blocks/fold";
import { Quotation } from "./quotation";
import { Section } from "../blocks/section";

interface TestimonialsBlockProps {
  title: string;
  testimonials: readonly Testimonial[];
  /** What the mark of samples means, unless the page has said it above. */
  sampleNote?: string | undefined;
  /** Leaves out the pictures: the page has others. */
  plain?: boolean | undefined;
}

/** Testimonials beside each other, each below its picture. Without pictures they are folded on phones. */
export function TestimonialsBlock({ title, testimonials, sampleNote, plain }: TestimonialsBlockProps) {
  const list = (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
      {testimonials.map((testimonial) => (
        <li
          key={testimonial.author}
          className={clsx(
            "max-sm:border-t max-sm:border-line max-sm:pt-5 sm:grid sm:grid-rows-subgrid",
            plain ? "sm:row-span-2" : "sm:row-span-3",
          )}
        >
          <Quotation of={testimonial} plain={plain} />
        </li>
      ))}
    </ul>
  );
  return (
    <Section title={title} lead={sampleNote}>
      {plain ? <Fold summary={`${testimonials.length} more clients`}>{list}</Fold> : list}
    </Section>
  );
}
