import clsx from "clsx";
import { Scene } from "@/components/layout/scene";
import type { Story } from "@/lib/content";
import { SampleMark } from "../blocks/sample-mark";
import { Speaker, Stars } from "./quotation";

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
    <li className={lead ? "bg-deep py-10 text-on-deep md:py-16" : "page"}>
      <article
        className={clsx(
          "grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] xl:gap-x-16",
          lead ? "page" : "border-t border-line py-8 md:py-10",
        )}
      >
        <div className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_minmax(0,9rem)] max-md:items-start max-md:gap-4 max-[20rem]:grid-cols-[minmax(0,1fr)]">
          <div>
            <h3 className="wrap-anywhere md:text-[1.75rem]">{company}</h3>
            <p className={clsx("mt-2 text-small", soft)}>
              <time dateTime={date}>{dateFormat.format(new Date(date))}</time>
            </p>
            <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
              <Stars rating={rating} colour={lead ? "text-amber" : "text-clyde"} className="h-3.5" />
              {sample && <SampleMark />}
            </div>
          </div>
          <Scene
            name={backgroundImage}
            decorative
            className="max-md:rounded-button md:mt-5 print:max-w-[6cm]"
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-10 gap-y-4 xl:grid-cols-[minmax(0,1fr)_13rem]">
          <blockquote className="contents">
            <p
              className={clsx(
                "max-w-none font-display leading-[1.15] font-semibold tracking-tight text-balance wrap-anywhere xl:col-span-2",
                lead ? "text-[clamp(1.625rem,3.1vw,2.75rem)]" : "text-[clamp(1.375rem,2.1vw,1.875rem)]",
              )}
            >
              “{content.slice(0, end)}
            </p>
            <p className="max-w-[38em] max-md:text-small">{content.slice(end + 1)}”</p>
          </blockquote>
          <p
            className={clsx(
              "text-small xl:border-l xl:pl-5",
              soft,
              lead ? "border-line-on-deep" : "border-line",
            )}
          >
            <Speaker of={story} />
          </p>
        </div>
      </article>
    </li>
  );
}
