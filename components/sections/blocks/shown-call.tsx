import type { ReactNode } from "react";
import { Scene } from "@/components/layout/scene";
import type { Service } from "@/lib/content";

interface ShownCallProps {
  call: Service["call"];
  /** Shown on the message, as the sender. */
  brand: string;
}

/** One call as four objects by time of day: what was said, the answer, the message, and the list that is left of it. */
export function ShownCall({ call, brand }: ShownCallProps) {
  const { happened, answered, passedOn, kept } = call;
  return (
    <section className="page mt-10 md:mt-22">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.35fr]">
        <div>
          <h2 className="max-w-[12em]">{call.title}</h2>
          <Scene name={call.scene} className="mt-6 max-md:hidden" />
          <p className="mt-3 text-small text-soft md:mt-4">{call.note}</p>
        </div>
        <ol
          tabIndex={0}
          aria-label={call.title}
          className="grid gap-x-6 gap-y-7 max-sm:snap-x max-sm:auto-cols-[82%] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:pb-3 sm:grid-cols-2 sm:gap-x-10"
        >
          <Moment {...happened}>
            <blockquote className="w-fit rounded-card rounded-bl-none border border-line bg-card px-4 py-3">
              <p>“{happened.said}”</p>
            </blockquote>
          </Moment>
          <Moment {...answered}>
            <blockquote className="ml-auto w-fit rounded-card rounded-br-none bg-clyde-pale/30 px-4 py-3">
              <p>“{answered.said}”</p>
            </blockquote>
          </Moment>
          <Moment {...passedOn}>
            <div className="max-w-88 rounded-[1.5rem] border-2 border-ink bg-card px-5 pt-3 pb-5">
              <p aria-hidden="true" className="mx-auto mb-3 h-1 w-12 rounded-full bg-line" />
              <p className="text-small text-soft">{brand}</p>
              <p className="font-semibold">{passedOn.title}</p>
              <p className="mt-1 text-small">{passedOn.message}</p>
            </div>
          </Moment>
          <Moment {...kept}>
            <ul className="border-l-6 border-amber bg-card text-small tabular-nums">
              {kept.lines.map((line) => (
                <li key={line} className="border-b border-line px-4 py-2 last:border-b-0">
                  {line}
                </li>
              ))}
            </ul>
          </Moment>
        </ol>
      </div>
    </section>
  );
}

function Moment({ time, text, children }: { time: string; text: string; children: ReactNode }) {
  return (
    <li className="snap-start border-t-2 border-ink pt-3">
      <p className="text-small font-semibold text-clyde tabular-nums">{time}</p>
      <p className="mb-3 text-soft">{text}</p>
      {children}
    </li>
  );
}
