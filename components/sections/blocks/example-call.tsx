import type { ReactNode } from "react";
import type { Service } from "@/lib/content";

interface ExampleCallProps {
  call: Service["call"];
  /** Shown on the message, as the sender. */
  brand: string;
}

/** The border shows where backgrounds do not. */
const SAID =
  "border border-transparent px-4 py-3 text-small leading-[1.4] text-on-bubble max-sm:col-span-full max-sm:py-2 print:border-line";

/** One call as four objects by time of day: what was said, the answer, the message, and the list that is left of it. */
export function ExampleCall({ call, brand }: ExampleCallProps) {
  const { happened, answered, passedOn, kept } = call;
  return (
    <section className="mt-4 bg-deep py-7 text-on-deep md:mt-6 md:py-12">
      <div className="page">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2 md:mb-7">
          <h2>{call.title}</h2>
          <p className="max-w-[34em] text-small text-soft-on-deep">{call.note}</p>
        </div>
        <ol
          aria-label={call.title}
          className="grid gap-x-6 gap-y-3.5 sm:grid-cols-2 sm:gap-y-5 lg:grid-cols-4"
        >
          <Moment {...happened}>
            <blockquote className={`${SAID} w-fit rounded-card rounded-bl-none bg-bubble`}>
              <p>“{happened.said}”</p>
            </blockquote>
          </Moment>
          <Moment {...answered}>
            <blockquote className={`${SAID} w-fit rounded-card rounded-br-none bg-clyde-on-deep`}>
              <p>“{answered.said}”</p>
            </blockquote>
          </Moment>
          <Moment {...passedOn}>
            <div className={`${SAID} w-fit rounded-[1.25rem] bg-bubble`}>
              <p className="opacity-80">{brand}</p>
              <p>
                <strong className="font-semibold">{passedOn.title}.</strong> {passedOn.message}
              </p>
            </div>
          </Moment>
          <Moment {...kept}>
            <ul
              className={`${SAID} rounded-r-[4px] border-l-6 border-l-amber bg-bubble tabular-nums print:border-l-amber`}
            >
              {kept.lines.map((line) => (
                <li
                  key={line}
                  className="not-first:mt-1.5 not-first:border-t not-first:border-[#d9d3c5] not-first:pt-1.5"
                >
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

interface MomentProps {
  time: string;
  text: string;
  children: ReactNode;
}

function Moment({ time, text, children }: MomentProps) {
  return (
    <li className="min-w-0 break-inside-avoid border-t border-line-on-deep pt-2.5 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-3">
      <p className="font-display text-[1.25rem] leading-[1.2] font-semibold text-amber sm:text-[1.5rem]">
        {time}
      </p>
      <p className="mb-1.5 font-display text-[0.9375rem] leading-tight font-semibold text-balance max-sm:self-center sm:mb-3 sm:text-base sm:leading-tight">
        {text}
      </p>
      {children}
    </li>
  );
}
