import { RevealList } from "@/components/ui/reveal";
import type { HomePage } from "@/lib/content";
import { Section } from "../blocks/section";

/** The features: how agents and AI assistance work together. */
export function Assistance({ content }: { content: HomePage["features"] }) {
  return (
    <Section title={content.title} lead={content.text}>
      <RevealList className="grid gap-x-12 md:grid-cols-2 lg:grid-cols-3">
        {content.items.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-6">
            <h3>{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </RevealList>
    </Section>
  );
}
