import { Scene } from "@/components/layout/scene";
import { RevealList } from "@/components/ui/reveal";
import type { Claim, HomePage } from "@/lib/content";
import { Fold } from "../blocks/fold";
import { ClaimRows } from "../blocks/claim-rows";

interface AssistanceProps {
  content: HomePage["features"];
  /** The claims that `content` refers to, in its order. */
  claims: readonly Claim[];
}

/** The features: how agents and AI assistance work together, beside a picture of both. */
export function Assistance({ content, claims }: AssistanceProps) {
  return (
    <section className="page mt-10 grid gap-x-16 gap-y-6 md:mt-22 lg:grid-cols-[1fr_1.6fr]">
      <div className="grid-cols-2 gap-x-10 md:max-lg:grid">
        <div>
          <h2>{content.title}</h2>
          <p className="mt-4 text-soft">{content.text}</p>
        </div>
        <Scene name="agent-and-screen" className="max-md:hidden lg:mt-8" />
      </div>
      <Fold summary="Languages and six moments">
        <ClaimRows
          claims={claims}
          className="grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] sm:grid-cols-2 gap-x-6 gap-y-6 border-t-2 border-ink py-5 sm:gap-x-12"
        />
        <RevealList className="grid gap-x-12 sm:grid-cols-2">
          {content.items.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-4 md:py-5">
              <h3>{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </li>
          ))}
        </RevealList>
      </Fold>
    </section>
  );
}
