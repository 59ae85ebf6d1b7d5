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
        <div className="grid-cols-2 grid-rows-2 gap-x-10 md:max-lg:grid [&>picture]:col-start-2 [&>picture]:row-span-2 [&>picture]:row-start-1">
          <h2 className="max-w-[12em] md:max-lg:self-end">{call.title}</h2>
          <Scene name={call.scene} className="max-md:hidden lg:mt-6" />
          <p className="mt-3 text-small text-soft lg:mt-4">{call.note}</p>
        </div>
        <ol
          aria-label={call.title}
          className="grid gap-x-6 gap-y-5 max-sm:border-l-2 max-sm:border-clyde-pale max-sm:pl-4 sm:grid-cols-2 sm:gap-x-10 sm:gap-y-7"
        >
          <Moment {...happened}>
            <blockquote className="w-fit rounded-card rounded-bl-none border border-line bg-card px-4 py-3 max-sm:py-2 max-sm:text-small">
              <p>“{happened.said}”</p>
            </blockquote>
          </Moment>
          <Moment {...answered}>
            <blockquote className="ml-auto w-fit rounded-card rounded-br-none bg-clyde-pale/30 px-4 py-3 max-sm:py-2 max-sm:text-small">
              <p>“{answered.said}”</p>
            </blockquote>
          </Moment>
          <Moment {...passedOn}>
            <div className="max-w-88 rounded-[1.5rem] border-2 border-ink bg-card px-5 pt-3 pb-5 max-sm:px-4 max-sm:pt-2 max-sm:pb-3 max-sm:leading-normal">
              <p aria-hidden="true" className="mx-auto mb-3 h-1 w-12 rounded-full bg-line max-sm:mb-1" />
              <p className="text-small text-soft">{brand}</p>
              <p className="font-semibold">{passedOn.title}</p>
              <p className="mt-1 text-small">{passedOn.message}</p>
            </div>
          </Moment>
          <Moment {...kept}>
            <ul className="border-l-6 border-amber bg-card text-small tabular-nums">
              {kept.lines.map((line) => (
                <li key={line} className="border-b border-line px-4 py-2 last:border-b-0 max-sm:py-1">
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
    <li className="relative border-t-2 border-ink pt-3 max-sm:border-t-0 max-sm:pt-0">
      <span
        aria-hidden="true"
        className="absolute top-1 -left-[1.5625rem] size-4 rounded-full border-3 border-clyde bg-paper sm:hidden"
      />
      <div className="max-sm:mb-1.5 max-sm:flex max-sm:gap-x-2 max-sm:text-small">
        <p className="shrink-0 text-small font-semibold text-clyde tabular-nums">{time}</p>
        <p className="text-soft sm:mb-3">{text}</p>
      </div>
      {children}
    </li>
  );
}
