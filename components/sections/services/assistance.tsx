import { RevealList } from "@/components/ui/reveal";
import type { Claim, HomePage } from "@/lib/content";
import { Fold } from "../blocks/fold";
import { ClaimRows } from "../blocks/claim-rows";
import { Section } from "../blocks/section";

interface AssistanceProps {
  content: HomePage["features"];
  /** The claims that `content` refers to, in its order. */
  claims: readonly Claim[];
}

/** The features: how agents and AI assistance work together. */
export function Assistance({ content, claims }: AssistanceProps) {
  return (
    <Section title={content.title} lead={content.text}>
      <Fold summary="Languages and six moments">
        <ClaimRows claims={claims} className="mb-4 grid grid-cols-2 gap-x-6 gap-y-6 md:mb-8 md:gap-x-16" />
        <RevealList className="grid gap-x-12 md:grid-cols-2 lg:grid-cols-3">
          {content.items.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-6">
              <h3>{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </li>
          ))}
        </RevealList>
      </Fold>
    </Section>
  );
}
