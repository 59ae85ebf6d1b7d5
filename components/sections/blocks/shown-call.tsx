import type { ReactNode } from "react";
import clsx from "clsx";
import { Scene } from "@/components/layout/scene";
import type { Service } from "@/lib/content";

interface ShownCallProps {
  call: Service["call"];
  /** Shown on the message, as the sender. */
  brand: string;
  /** What it lies on: the page, or a deep band. */
  ground?: keyof typeof GROUNDS;
}

const GROUNDS = {
  page: {
    section: "mt-10 md:mt-22",
    soft: "text-soft",
    time: "text-clyde",
    rule: "border-ink",
    stop: "border-clyde bg-paper",
    said: "border-clyde-pale bg-card text-ink",
    answer: "border-clyde-pale bg-clyde-pale text-ink",
    card: "border-ink bg-card text-ink",
    sender: "text-soft",
    handle: "bg-line",
  },
  band: {
    section: "mt-10 bg-deep py-10 text-on-deep md:mt-16 md:py-18 print:py-0",
    soft: "text-soft-on-deep",
    time: "text-clyde-on-deep",
    rule: "border-soft-on-deep",
    stop: "border-clyde-on-deep bg-deep",
    // Bright in both schemes: a card of the dark one would sink in the band.
    said: "border-on-deep bg-on-deep text-deep print:bg-card print:text-ink",
    answer: "border-clyde-on-deep bg-clyde-on-deep text-deep print:bg-card print:text-ink",
    card: "border-on-deep bg-on-deep text-deep print:bg-card print:text-ink",
    sender: "opacity-80",
    handle: "bg-deep/30",
  },
};

/** One call as four objects by time of day: what was said, the answer, the message, and the list that is left of it. */
export function ShownCall({ call, brand, ground = "page" }: ShownCallProps) {
  const { happened, answered, passedOn, kept } = call;
  const { section, soft, said, answer, card, sender, handle } = GROUNDS[ground];
  return (
    <section className={section}>
      <div className="page grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.35fr]">
        <div className="min-w-0 grid-cols-2 grid-rows-[auto_1fr] gap-x-10 md:max-lg:grid [&>picture]:col-start-2 [&>picture]:row-span-2 [&>picture]:row-start-1">
          <h2 className="max-w-[12em]">{call.title}</h2>
          <Scene
            name={call.scene}
            className={clsx("max-md:mt-4 lg:mt-6", ground === "page" && "max-md:hidden")}
          />
          <p className={clsx("mt-3 text-small lg:mt-4", soft)}>{call.note}</p>
        </div>
        <ol
          aria-label={call.title}
          className="grid min-w-0 gap-x-6 gap-y-4 max-sm:border-l-2 max-sm:border-clyde-pale max-sm:pl-4 sm:grid-cols-2 sm:gap-x-10 sm:gap-y-7"
        >
          <Moment ground={ground} {...happened}>
            <blockquote
              className={clsx(
                "w-fit rounded-card rounded-bl-none border px-4 py-3 max-sm:py-2 max-sm:text-small",
                said,
              )}
            >
              <p>“{happened.said}”</p>
            </blockquote>
          </Moment>
          <Moment ground={ground} {...answered}>
            {/* The border shows where backgrounds do not. */}
            <blockquote
              className={clsx(
                "ml-auto w-fit rounded-card rounded-br-none border px-4 py-3 max-sm:py-2 max-sm:text-small",
                answer,
              )}
            >
              <p>“{answered.said}”</p>
            </blockquote>
          </Moment>
          <Moment ground={ground} {...passedOn}>
            <div
              className={clsx(
                "max-w-88 rounded-[1.5rem] border-2 px-5 pt-3 pb-5 max-sm:px-4 max-sm:pt-2 max-sm:pb-3 max-sm:leading-normal",
                card,
              )}
            >
              <p
                aria-hidden="true"
                className={clsx("mx-auto mb-3 h-1 w-12 rounded-full max-sm:mb-1", handle)}
              />
              <p className={clsx("text-small", sender)}>{brand}</p>
              <p className="font-semibold">{passedOn.title}</p>
              <p className="mt-1 text-small">{passedOn.message}</p>
            </div>
          </Moment>
          <Moment ground={ground} {...kept}>
            <ul className={clsx("text-small tabular-nums", card)}>
              {kept.lines.map((line) => (
                <li
                  key={line}
                  className="border-b border-l-6 border-b-line border-l-amber px-4 py-2 last:border-b-0 max-sm:py-1"
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
  ground: keyof typeof GROUNDS;
  children: ReactNode;
}

/** On phones the time stands before the text, or above it where it leaves too little room. */
function Moment({ time, text, ground, children }: MomentProps) {
  const { soft, time: timeColour, rule, stop } = GROUNDS[ground];
  return (
    <li className={clsx("relative border-t-2 pt-3 max-sm:border-t-0 max-sm:pt-0", rule)}>
      <span
        aria-hidden="true"
        className={clsx("absolute top-1 -left-[1.5625rem] size-4 rounded-full border-3 sm:hidden", stop)}
      />
      <div className="max-sm:mb-1.5 max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 max-sm:text-small">
        <p className={clsx("shrink-0 text-small font-semibold tabular-nums", timeColour)}>{time}</p>
        <p className={clsx("max-sm:flex-[1_1_11em] sm:mb-3", soft)}>{text}</p>
      </div>
      {children}
    </li>
  );
}
