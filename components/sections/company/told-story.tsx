import clsx from "clsx";
import { Scene } from "@/components/layout/scene";
import type { Story } from "@/lib/content";
import { Rating, Speaker } from "./quotation";

interface ToldStoryProps {
  story: Story;
  /** Sets it in a deep band, with its first sentence at the size of a heading. */
  lead?: boolean;
  /** Puts its picture on the right, on wide screens. */
  swapped?: boolean;
}

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A testimonial of several sentences, with its date: the first sentence is set large. */
export function ToldStory({ story, lead = false, swapped = false }: ToldStoryProps) {
  const { content, backgroundImage } = story;
  const end = content.search(/[.?!] /) + 1;
  return (
    <li className={lead ? "bg-deep pb-10 text-on-deep md:pb-16" : "page"}>
      <article
        className={clsx(
          "grid grid-cols-[minmax(0,1fr)_minmax(0,7rem)] items-start gap-x-4 gap-y-4 max-[20rem]:grid-cols-[minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-12 xl:gap-x-16",
          lead ? "page" : "border-t border-line py-7 md:py-9",
          swapped
            ? "md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:[&>picture]:col-start-2"
            : "md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:[&>:not(picture)]:col-start-2 md:[&>picture]:col-start-1",
        )}
      >
        <StoryHead story={story} lead={lead} />
        <Scene
          name={backgroundImage}
          decorative
          className="max-md:rounded-button md:[picture:has(>&)]:row-span-2 md:[picture:has(>&)]:row-start-1 print:max-w-[6cm]"
        />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-4 max-md:col-span-full">
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
          <p className={clsx("max-w-none text-small", lead ? "text-soft-on-deep" : "text-soft")}>
            <Speaker of={story} />
          </p>
        </div>
      </article>
    </li>
  );
}

/** Whose story it is, and of which day. */
function StoryHead({ story: { company, date, rating, sample }, lead }: { story: Story; lead: boolean }) {
  return (
    <div>
      <h3 className="wrap-anywhere">{company}</h3>
      <div
        className={clsx(
          "mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small",
          lead ? "text-soft-on-deep" : "text-soft",
        )}
      >
        <p>
          <time dateTime={date}>{dateFormat.format(new Date(date))}</time>
        </p>
        <Rating
          rating={rating}
          sample={sample}
          colour={lead ? "text-amber" : "text-clyde"}
          className="h-3.5"
        />
      </div>
    </div>
  );
}
