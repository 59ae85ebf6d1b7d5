import type { IndustryOverview } from "@/lib/overviews/industry";
import { WorthScale } from "./worth-scale";

type TradeCallProps = Pick<IndustryOverview, "call" | "worth">;

/** One enquiry of the trade on a deep band: what is said, what comes of it, and what one more customer is worth. */
export function TradeCall({ call, worth }: TradeCallProps) {
  return (
    <section className="mt-10 bg-deep py-8 text-on-deep md:mt-18 md:py-18 print:py-0">
      <div className="page grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.35fr]">
        <h2 className="lg:max-w-[12em]">{call.heading}</h2>
        <dl className="grid gap-y-2 text-small text-soft-on-deep lg:row-span-2 [&>dd]:mb-3 [&>dd]:w-fit [&>dd]:max-w-[34em] [&>dd]:text-base [&>dd]:last:mb-0 max-sm:[&>dd]:text-small">
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
        <div className="self-end">
          <h3>{worth.heading}</h3>
          <p className="mt-1 font-display text-h2 leading-tight font-semibold text-amber print:text-ink">
            {worth.range}
          </p>
          <WorthScale {...worth.scale} />
          <p className="mt-3 text-small text-soft-on-deep">{worth.why}</p>
        </div>
      </div>
    </section>
  );
}
