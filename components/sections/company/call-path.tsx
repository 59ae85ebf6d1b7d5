import clsx from "clsx";
import type { ClientStory } from "@/lib/content";

/** What became of one event before and what becomes of it now, as two lines with stops. */
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

/** Stops across on wide screens, and down on phones. The last one of today is amber. */
function Line({ title, stops, isNow = false }: LineProps) {
  return (
    <div className="grid content-start gap-x-6 gap-y-3 md:grid-cols-[4rem_1fr]">
      <p className={clsx("font-display font-semibold", isNow ? "text-clyde" : "text-soft")}>{title}</p>
      <ol className="grid content-start gap-x-4 md:grid-cols-3 md:pt-2.5">
        {stops.map((stop) => (
          <li
            key={stop}
            className={clsx(
              "relative text-small leading-snug max-md:border-l-4 max-md:pb-5 max-md:pl-4 max-md:last:border-transparent max-md:last:pb-0 md:border-t-4 md:pt-4",
              isNow
                ? "border-clyde [&:last-child_.stop]:bg-amber"
                : "border-dashed border-clyde-pale text-soft",
            )}
          >
            <span
              aria-hidden="true"
              className={clsx(
                "stop absolute size-4 rounded-full border-[3px] bg-card max-md:top-0.5 max-md:-left-2.5 md:-top-2.5 md:left-0",
                isNow ? "border-ink" : "border-clyde-pale",
              )}
            />
            {stop}
          </li>
        ))}
      </ol>
    </div>
  );
}
