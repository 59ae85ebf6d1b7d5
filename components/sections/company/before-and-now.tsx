import clsx from "clsx";
import type { ClientStory } from "@/lib/content";

/** What became of one event before and what becomes of it now: a tangled cord with a loose end, and one that is plugged in. */
export function BeforeAndNow({ moment, before, tangles, now }: ClientStory["path"]) {
  return (
    <div className="rounded-card border border-line bg-card p-5 break-inside-avoid sm:p-6">
      <p className="max-w-none font-display text-h3 leading-tight font-semibold">{moment}</p>
      <div className="mt-5 grid gap-x-6 gap-y-6 max-md:grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))]">
        <Line title="Before" stops={before} tangles={tangles} />
        <Line title="Now" stops={now} />
      </div>
    </div>
  );
}

interface LineProps {
  title: string;
  stops: readonly string[];
  /** Coils of the cord after each stop; without them the cord is straight, and plugged in at the end. */
  tangles?: readonly number[];
}

/** Stops across on wide screens, and down on phones. */
function Line({ title, stops, tangles }: LineProps) {
  const isNow = tangles === undefined;
  return (
    <div className="grid content-start gap-x-6 gap-y-3 md:grid-cols-[4rem_1fr]">
      <p className={clsx("font-display font-semibold", isNow ? "text-clyde" : "text-soft md:mt-5")}>
        {title}
      </p>
      <ol className={clsx("grid content-start gap-x-4 md:grid-cols-3", isNow ? "md:pt-2.5" : "md:pt-7.5")}>
        {stops.map((stop, index) => (
          <li
            key={stop}
            className={clsx(
              "relative text-small leading-snug max-md:pb-6 max-md:pl-9 max-md:last:min-h-19 max-md:last:pb-0 md:pt-5",
              !isNow && "text-soft",
            )}
          >
            {isNow ? (
              index < stops.length - 1 && <Straight />
            ) : (
              <Tangle isLoose={index === stops.length - 1} loops={tangles[index]!} />
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
          ? "size-6 border-[5px] max-md:left-1.5 max-md:-top-0.5 md:-top-3 md:left-0"
          : "size-4 border-3 max-md:left-2.5 max-md:top-0.5 md:-top-2 md:left-0",
        isSocket ? "border-ink bg-amber" : isNow ? "border-ink bg-card" : "border-soft bg-card",
      )}
    />
  );
}

function Straight() {
  return (
    <span
      aria-hidden="true"
      className="absolute border-clyde max-md:top-1 max-md:-bottom-1 max-md:left-4 max-md:border-l-4 md:-top-0.5 md:left-0 md:w-[calc(100%+1rem)] md:border-t-4"
    />
  );
}

/** Height of the drawing of a coil, and how far below its top the straight cord runs. */
const [COIL, CORD] = [28.5, 27] as const;
/** Of a coil on phones, whose columns have room for it beside the stops. */
const PHONE_SCALE = 0.6;

/**
 * The cord between two stops, in loops; after the last one it ends in the air. Its coil keeps its shape, and straight cord
 * fills what is left of the way: across on wide screens, and down, smaller, on phones.
 */
function Tangle({ loops, isLoose }: { loops: number; isLoose: boolean }) {
  const { path, length } = coil(loops, isLoose);
  const drawing = "shrink-0 overflow-visible fill-none stroke-current";
  return (
    <>
      <span
        aria-hidden="true"
        className={clsx(
          "absolute bottom-[calc(100%-1.5px)] left-0 flex items-end text-soft max-md:hidden",
          isLoose ? "w-full" : "w-[calc(100%+1rem)]",
        )}
      >
        <span className="grow border-b-3" />
        <svg viewBox={`0 0 ${length} ${COIL}`} width={length} height={COIL} className={`${drawing} stroke-3`}>
          <path d={path} strokeLinecap="round" />
        </svg>
        <span className="grow border-b-3" hidden={isLoose} />
      </span>
      <span
        aria-hidden="true"
        className="absolute top-2 right-[calc(100%-1.1875rem)] flex h-full flex-col items-end text-soft md:hidden"
      >
        <span className="grow border-r-2" />
        <svg
          viewBox={`0 0 ${COIL} ${length}`}
          width={PHONE_SCALE * COIL}
          height={PHONE_SCALE * length}
          className={`${drawing} stroke-2`}
        >
          <path
            d={path}
            transform="matrix(0 1 1 0 0 0)"
            vectorEffect="non-scaling-stroke"
            strokeLinecap="round"
          />
        </svg>
        <span className="grow border-r-2" hidden={isLoose} />
      </span>
    </>
  );
}

/** Loops that overlap as those of a telephone's cord, from left to right. A loose one ends in a plug that is in nothing. */
function coil(loops: number, isLoose: boolean): { path: string; length: number } {
  const [first, step] = [6, 20];
  const end = first + loops * step;
  const turns = Array.from({ length: loops }, (_, loop) => {
    const x = first + loop * step;
    return `C${x + 14} ${CORD} ${x + 25} 21 ${x + 25} 14S${x + 18} 2 ${x + 10} 2S${x - 5} 7 ${x - 5} 14S${x + 6} ${CORD} ${x + step} ${CORD}`;
  }).join("");
  const plug = isLoose ? `C${end + 14} ${CORD} ${end + 18} 23 ${end + 20} 13m-6 -1l12 3l3 -11l-12 -3z` : `h6`;
  return { path: `M0 ${CORD}H${first}${turns}${plug}`, length: end + (isLoose ? 32 : 6) };
}
