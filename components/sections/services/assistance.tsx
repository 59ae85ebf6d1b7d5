import { Scene } from "@/components/layout/scene";
import { RevealList } from "@/components/ui/reveal";
import type { Claim, HomePage } from "@/lib/content";
import { Fold } from "../blocks/fold";

interface AssistanceProps {
  content: HomePage["features"];
  /** The claims that `content` refers to, in its order. */
  claims: readonly Claim[];
}

/** The features: how agents and AI assistance share one conversation, as six moments on a line from hello to the week's end. */
export function Assistance({ content, claims }: AssistanceProps) {
  return (
    <section className="page mt-10 md:mt-22">
      <div className="grid items-end gap-x-16 gap-y-4 md:grid-cols-[minmax(0,1fr)_min(17rem,36%)] lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_min(17rem,24%)]">
        <div>
          <h2 className="max-w-[12em]">{content.title}</h2>
          <p className="mt-4 max-w-text text-soft">{content.text}</p>
        </div>
        <ul className="text-small md:max-lg:row-start-2 md:max-lg:self-start">
          {claims.map(({ id, value, label, scope }) => (
            <li key={id} className="border-t border-line py-2">
              <strong className="font-semibold">{value}</strong> {label}
              <span className="block text-soft first-letter:uppercase max-md:sr-only">{scope}</span>
            </li>
          ))}
        </ul>
        <Scene name="agent-and-screen" className="max-md:hidden md:max-lg:row-span-2" />
      </div>
      <Fold summary="Six moments of a conversation">
        <RevealList className="grid max-md:mt-3 md:mt-12 md:grid-cols-3 xl:grid-cols-6 [&>:last-child_.stop]:bg-amber">
          {content.items.map(({ title, text }) => (
            <li
              key={title}
              className="relative border-clyde-pale max-md:border-l-4 max-md:pb-5 max-md:pl-6 max-md:last:pb-0 md:border-t-4 md:pt-5 md:pr-6 md:max-xl:pb-8 md:last:border-transparent print:border-t-4"
            >
              <span
                aria-hidden="true"
                className="stop absolute size-5 rounded-full border-4 border-ink bg-paper max-md:top-0.5 max-md:-left-3 md:-top-3 md:left-0 print:hidden"
              />
              <h3 className="text-[1.0625rem]">{title}</h3>
              <p className="mt-1.5 text-small text-soft">{text}</p>
            </li>
          ))}
        </RevealList>
      </Fold>
    </section>
  );
}
