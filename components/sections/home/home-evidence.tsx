import { RevealList } from "@/components/ui/reveal";
import type { Claim, HomePage } from "@/lib/content";
import { BandHead } from "../blocks/band-head";
import { CallNote, PortalPictures } from "../blocks/evidence";

interface HomeEvidenceProps {
  evidence: HomePage["evidence"];
  features: HomePage["features"];
  /** The claims that the features refer to, in their order. */
  claims: readonly Claim[];
}

/** What a client gets to see: the portal and a call note; then how people and software share the work. */
export function HomeEvidence({ evidence, features, claims }: HomeEvidenceProps) {
  return (
    <section className="page mt-6 md:mt-12">
      <BandHead title={evidence.title}>{evidence.text}</BandHead>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,2.9fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,2.75fr)_minmax(0,1fr)_minmax(0,1.25fr)]">
        <PortalPictures evidence={evidence} />
        <CallNote {...evidence.note} className="max-lg:hidden" />
      </div>
      <h3 className="mt-6 text-[1.75rem] md:mt-10">{features.title}</h3>
      <p className="mt-2 max-w-none text-small text-soft">
        {features.text}{" "}
        {claims.map(({ id, value, label, scope }) => (
          <span key={id}>
            <strong className="font-semibold text-ink">{value}</strong> {label}
            <span className="max-md:sr-only"> ({scope})</span>.{" "}
          </span>
        ))}
      </p>
      <RevealList className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 max-md:text-small max-md:leading-snug md:mt-5 md:gap-x-10 md:gap-y-4 lg:grid-cols-3">
        {features.items.map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-1 md:pt-2">
            <h4 className="font-semibold">{title}</h4>
            <p className="text-small leading-snug text-soft max-md:sr-only">{text}</p>
          </li>
        ))}
      </RevealList>
    </section>
  );
}
