import clsx from "clsx";
import { Scene } from "@/components/layout/scene";
import type { Story } from "@/lib/content";
import { EntryMark } from "../blocks/sample-mark";
import { QUIET_STARS, Speaker, Stars } from "./quotation";

interface ToldStoryProps {
  story: Story;
  /** Sets it in a deep band, with its first sentence at the size of a heading. */
  lead?: boolean;
}

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A testimonial of several sentences, with its date: the first sentence is set large. */
export function ToldStory({ story, lead = false }: ToldStoryProps) {
  const { company, content, date, backgroundImage, rating, sample } = story;
  const end = content.search(/[.?!] /) + 1;
  const soft = lead ? "text-soft-on-deep" : "text-soft";
  return (
    <li className={lead ? "bg-deep pb-10 text-on-deep md:pb-16" : "page"}>
      <article
        className={clsx(
          "grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 xl:gap-x-16",
          lead
            ? "page md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
            : "border-t border-line py-7 md:grid-cols-[min(15rem,33%)_minmax(0,1fr)] md:py-9",
        )}
      >
        <div className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_minmax(0,9rem)] max-md:items-start max-md:gap-4 max-[20rem]:grid-cols-[minmax(0,1fr)]">
          <div>
            <h3 className={clsx("wrap-anywhere", lead && "md:text-[1.75rem]")}>{company}</h3>
            <p className={clsx("mt-2 text-small", soft)}>
              <time dateTime={date}>{dateFormat.format(new Date(date))}</time>
            </p>
            <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
              <Stars
                rating={rating}
                colour={
                  sample ? (lead ? "text-soft-on-deep" : QUIET_STARS) : lead ? "text-amber" : "text-clyde"
                }
                className="h-3.5"
              />
              <EntryMark sample={sample} />
            </div>
          </div>
          <Scene
            name={backgroundImage}
            decorative
            className="max-md:rounded-button md:mt-5 print:max-w-[6cm]"
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-4">
          <blockquote className="contents">
            <p
              className={clsx(
                "max-w-none font-display leading-[1.15] font-semibold tracking-tight text-balance wrap-anywhere",
                lead ? "text-[clamp(1.625rem,3.1vw,2.75rem)]" : "text-[clamp(1.375rem,2.1vw,1.875rem)]",
              )}
            >
              “{content.slice(0, end)}
            </p>
            <p className="max-w-[38em] max-md:text-small">{content.slice(end + 1)}”</p>
          </blockquote>
          <p className={clsx("max-w-none text-small", soft)}>
            <Speaker of={story} />
          </p>
        </div>
      </article>
    </li>
  );
}
