import clsx from "clsx";
import { Scene } from "@/components/layout/scene";
import type { Story } from "@/lib/content";
import { Rating, Speaker } from "./quotation";

interface ToldStoryProps {
  story: Story;
  /** Large, for a deep band; across the page; or in one of two columns, below its picture. */
  form: keyof typeof FORMS;
}

/**
 * Classes of each form. Where the picture is beside the text, tablets have only the first sentence there, and the others
 * below both: no column is empty under the picture.
 */
const FORMS = {
  lead: {
    article: "md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]",
    picture: "",
    text: "md:col-start-2",
    first: "text-[clamp(1.625rem,3.1vw,2.75rem)]",
    rest: "md:max-lg:col-span-full lg:col-start-2",
  },
  wide: {
    article: "md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]",
    picture: "md:[picture:has(>&)]:col-start-2",
    text: "md:col-start-1",
    first: "text-[clamp(1.375rem,2.6vw,2.25rem)]",
    rest: "md:max-lg:col-span-full lg:col-start-1",
  },
  column: {
    article: "md:row-span-5 md:grid-cols-[minmax(0,1fr)] md:grid-rows-subgrid",
    picture: "md:[picture:has(>&)]:order-first",
    text: "",
    first: "text-[clamp(1.375rem,1.9vw,1.75rem)]",
    rest: "",
  },
} as const;

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A testimonial of several sentences, with its date: the first sentence is set large. */
export function ToldStory({ story, form }: ToldStoryProps) {
  const { content, backgroundImage, rating, sample } = story;
  const end = content.search(/[.?!] /) + 1;
  const isLead = form === "lead";
  const isBeside = form !== "column";
  const classes = FORMS[form];
  const rest = clsx("max-md:col-span-full", classes.rest);
  return (
    <article
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)_min(7rem,35%)] content-start items-start gap-x-4 gap-y-4 max-[20rem]:grid-cols-[minmax(0,1fr)]",
        isBeside && "md:gap-x-12 md:grid-rows-[auto_1fr] lg:grid-rows-[auto_auto_auto_1fr] xl:gap-x-16",
        classes.article,
      )}
    >
      <StoryHead story={story} lead={isLead} className={classes.text} />
      <Scene
        name={backgroundImage}
        decorative
        className={clsx(
          "max-md:rounded-button print:max-w-[6cm]",
          isBeside && "md:max-lg:[picture:has(>&)]:row-[1/span_2] lg:[picture:has(>&)]:row-[1/span_4]",
          classes.picture,
        )}
      />
      <blockquote className="contents print:mt-3 print:block">
        <p
          className={clsx(
            "max-w-none font-display leading-[1.15] font-semibold tracking-tight text-balance wrap-anywhere max-md:col-span-full",
            classes.first,
            classes.text,
          )}
        >
          “{content.slice(0, end)}
        </p>
        <p className={clsx("max-w-[38em] max-md:text-small", rest)}>{content.slice(end + 1)}”</p>
      </blockquote>
      <div className={clsx("text-small", isLead ? "text-soft-on-deep" : "text-soft", rest)}>
        <p className="max-w-none">
          <Speaker of={story} />
        </p>
        <Rating
          rating={rating}
          sample={sample}
          colour={isLead ? "text-amber" : "text-clyde"}
          className="h-3.5"
        />
      </div>
    </article>
  );
}

/** Whose story it is, and of which day. */
function StoryHead({ story, lead, className }: { story: Story; lead: boolean; className: string }) {
  const { company, date } = story;
  return (
    <div className={className}>
      <h3 className="wrap-anywhere">{company}</h3>
      <p className={clsx("mt-1.5 text-small", lead ? "text-soft-on-deep" : "text-soft")}>
        <time dateTime={date}>{dateFormat.format(new Date(date))}</time>
      </p>
    </div>
  );
}
