import clsx from "clsx";
import type { ClientStory } from "@/lib/content";

/** What became of one event before and what becomes of it now: a tangled cord with a loose end, and one that is plugged in. */
export function CallPath({ moment, before, now }: ClientStory["path"]) {
  return (
    <div className="rounded-card border border-line bg-card p-5 break-inside-avoid sm:p-6">
      <p className="max-w-none font-display text-h3 leading-tight font-semibold">{moment}</p>
      <div className="mt-5 grid gap-x-6 gap-y-6 max-md:grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))]">
        <Line title="Before" stops={before} />
        <Line title="Now" stops={now} isNow />
      </div>
    </div>
  );
}

interface LineProps {
  title: string;
  stops: readonly string[];
  isNow?: boolean;
}

/** Stops across on wide screens, and down on phones. */
function Line({ title, stops, isNow = false }: LineProps) {
  return (
    <div className="grid content-start gap-x-6 gap-y-3 md:grid-cols-[4rem_1fr]">
      <p className={clsx("font-display font-semibold", isNow ? "text-clyde" : "text-soft md:mt-3")}>
        {title}
      </p>
      <ol className={clsx("grid content-start gap-x-4 md:grid-cols-3 md:pt-2.5", !isNow && "md:mt-3")}>
        {stops.map((stop, index) => (
          <li
            key={stop}
            className={clsx(
              "relative text-small leading-snug max-md:pb-5 max-md:pl-5 max-md:last:pb-0 md:pt-5",
              !isNow && "text-soft md:pt-7",
            )}
          >
            {isNow ? (
              index < stops.length - 1 && <Straight />
            ) : (
              <Tangle isLoose={index === stops.length - 1} loops={index + 1} />
            )}
            <Stop isLast={index === stops.length - 1} isNow={isNow} />
            {stop}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The last one of today is the socket, in amber. */
function Stop({ isLast, isNow }: { isLast: boolean; isNow: boolean }) {
  const isSocket = isNow && isLast;
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "absolute rounded-full",
        isSocket
          ? "size-6 border-[5px] max-md:-left-3 max-md:-top-0.5 md:-top-3 md:left-0"
          : "size-4 border-[3px] max-md:-left-2 max-md:top-0.5 md:-top-2 md:left-0",
        isSocket ? "border-ink bg-amber" : isNow ? "border-ink bg-card" : "border-clyde-pale bg-card",
      )}
    />
  );
}

function Straight() {
  return (
    <span
      aria-hidden="true"
      className="absolute border-clyde max-md:inset-y-1 max-md:-bottom-1 max-md:-left-0.5 max-md:border-l-4 md:-top-0.5 md:left-0 md:w-[calc(100%+1rem)] md:border-t-4"
    />
  );
}

/** The cord between two stops, with more loops from stop to stop; after the last one it hangs loose. */
function Tangle({ loops, isLoose }: { loops: number; isLoose: boolean }) {
  const path = isLoose ? LOOSE : looped(loops);
  const drawing = "absolute fill-none stroke-current stroke-[3px] text-clyde-pale overflow-visible";
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        className={clsx(drawing, "-top-5 left-0 h-10 w-[calc(100%+1rem)] max-md:hidden")}
      >
        <path d={path} vectorEffect="non-scaling-stroke" strokeLinecap="round" />
      </svg>
      {/* The same one, down. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 40 100"
        preserveAspectRatio="none"
        className={clsx(drawing, "top-2 -left-3 h-[calc(100%-0.25rem)] w-6 md:hidden")}
      >
        <path
          d={path}
          transform="matrix(0 1 1 0 0 0)"
          vectorEffect="non-scaling-stroke"
          strokeLinecap="round"
        />
      </svg>
    </>
  );
}

/** Ends in the air, short of anything that answers. */
const LOOSE = `${looped(1, 58)}C66 20 72 24 72 36`;

/** From left to right at half the height, with loops on the way. */
function looped(loops: number, width = 100): string {
  const step = width / loops;
  const x = (share: number, loop: number) => Math.round(10 * step * (loop + share)) / 10;
  return `M0 20${Array.from({ length: loops }, (_, loop) => {
    const at = (share: number) => x(share, loop);
    return `C${at(0.45)} 20 ${at(0.78)} 24 ${at(0.78)} 10C${at(0.78)} -1 ${at(0.42)} -1 ${at(0.42)} 11C${at(0.42)} 24 ${at(0.75)} 20 ${at(1)} 20`;
  }).join("")}`;
}
