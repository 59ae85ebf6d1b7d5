import type { IndustryOverview } from "@/lib/overviews/industry";
import { WorthScale } from "./worth-scale";

type TradeCallProps = Pick<IndustryOverview, "call" | "worth">;

/** Two things on a deep band: one enquiry of the trade, with what is said and what comes of it, and what one more customer is worth. */
export function TradeCall({ call, worth }: TradeCallProps) {
  return (
    <section className="mt-10 bg-deep py-8 text-on-deep md:mt-18 md:py-18 print:py-0">
      <div className="page grid gap-x-16 gap-y-10 lg:grid-cols-[1.35fr_1fr]">
        <div>
          <h2 className="mb-4 text-[min(2.25rem,11vw)] md:mb-6">{call.heading}</h2>
          <dl className="grid gap-y-2 text-small text-soft-on-deep [&>dd]:mb-3 [&>dd]:w-fit [&>dd]:max-w-[34em] [&>dd]:text-base [&>dd]:last:mb-0 max-sm:[&>dd]:text-small">
            <dt>{call.caller}</dt>
            {/* The borders show where backgrounds do not. */}
            <dd className="rounded-card rounded-tl-none border border-line-on-deep bg-card px-4 py-3 text-ink">
              “{call.script.caller}”
            </dd>
            <dt className="sm:text-right">{call.agent}</dt>
            <dd className="rounded-card rounded-tr-none border border-clyde-pale bg-clyde-pale px-4 py-3 text-ink sm:ml-auto">
              “{call.script.agent}”
            </dd>
            <dt>{call.then}</dt>
            <dd className="border-l-6 border-amber pl-4 text-on-deep">{call.script.then}</dd>
          </dl>
        </div>
        <div className="border-line-on-deep max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-16">
          <h2 className="text-[min(2.25rem,11vw)]">{worth.heading}</h2>
          <p className="mt-4 font-display text-h2 leading-tight font-semibold text-amber print:text-ink">
            {worth.range}
          </p>
          <WorthScale {...worth.scale} />
          <p className="mt-3 text-small text-soft-on-deep">{worth.why}</p>
        </div>
      </div>
    </section>
  );
}
