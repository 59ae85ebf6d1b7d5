import type { ReactElement, ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import type { Inline, Post } from "@/lib/content";
import { WorkedComparison, WorkedSum } from "./post-tables";

/** The text of a post. `drawing` stands after its first section. */
export function Prose({ post, drawing }: { post: Post; drawing?: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-5 print:block print:space-y-5">
      {post.parts.map((part, index) => (
        <Part key={index} part={part} isLead={index === 0} drawing={drawing} />
      ))}
    </div>
  );
}

interface PartProps {
  part: Post["parts"][number];
  isLead: boolean;
  drawing: ReactNode;
}

/** Its return type has no `undefined`: a type of part without a case is an error. */
function Part({ part, isLead, drawing }: PartProps): ReactElement {
  switch (part.type) {
    case "heading":
      return (
        <h2 id={part.id} className="mt-7 text-[min(1.875rem,12vw)] leading-[1.15] hyphens-auto wrap-anywhere">
          {part.text}
        </h2>
      );
    case "paragraph":
      return (
        <p className={isLead ? "md:text-lead md:leading-normal" : undefined}>
          <Text inlines={part.text} />
        </p>
      );
    case "numbered":
      return <Numbered items={part.items} />;
    case "points":
      return <Points items={part.items} />;
    case "hours":
      return <>{drawing}</>;
    case "sum":
      return <WorkedSum sum={part} />;
    case "tally":
      return <Tally tally={part} />;
    case "table":
      return <WorkedComparison table={part} />;
  }
}

type Items = readonly (readonly Inline[])[];

function Points({ items }: { items: Items }) {
  return (
    <ul className="rounded-card border border-line bg-card px-5 py-2 md:px-7 md:py-3 print:break-inside-avoid">
      {items.map((item, index) => (
        <li key={index} className="flex gap-4 border-line py-3 not-first:border-t">
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className="mt-[0.35em] size-4 shrink-0 fill-none stroke-moss stroke-[2.5]"
          >
            <path d="M2 9l4 4 8-10" />
          </svg>
          <span className="min-w-0">
            <Text inlines={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A numbered list, with the numbers outside of its text. */
function Numbered({ items }: { items: Items }) {
  return (
    <ol className="[counter-reset:item]">
      {items.map((item, index) => (
        <li
          key={index}
          className="flex gap-4 border-t border-line py-3 [counter-increment:item] before:w-[1.25em] before:shrink-0 before:font-display before:text-h3 before:leading-[1.2] before:font-semibold before:text-clyde before:content-[counter(item)] last:border-b print:break-inside-avoid"
        >
          <span className="min-w-0">
            <Text inlines={item} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Text({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => {
    if (typeof inline === "string") return inline;
    const children = <Text inlines={inline.children} />;
    if (inline.type === "strong") return <strong key={index}>{children}</strong>;
    if (inline.type === "emphasis") return <em key={index}>{children}</em>;
    return (
      <SiteLink key={index} className="text-clyde underline underline-offset-4" href={inline.url}>
        {children}
      </SiteLink>
    );
  });
}

/** What is counted in a post as rings: those with a place are filled, the others open. */
function Tally({ tally }: { tally: NonNullable<Post["tally"]> }) {
  const { caption, filled, open } = tally;
  return (
    <figure className="my-4 rounded-card border border-line bg-card p-5 sm:p-6">
      <figcaption className="text-small text-soft">{caption}</figcaption>
      <div className="mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-2">
        <Group {...filled} ring="fill-clyde stroke-clyde" />
        <Group {...open} ring="fill-none stroke-amber" />
      </div>
    </figure>
  );
}

/** Rings in a row, and the room that one takes in units of the drawing. */
const [PER_ROW, STEP] = [8, 30];

function Group({ count, label, ring }: { count: number; label: string; ring: string }) {
  return (
    <div className="min-w-0">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${PER_ROW * STEP} ${Math.ceil(count / PER_ROW) * STEP}`}
        strokeWidth="4"
        className={`w-full [print-color-adjust:exact] ${ring}`}
      >
        {Array.from({ length: count }, (_, index) => (
          <circle
            key={index}
            cx={(index % PER_ROW) * STEP + STEP / 2}
            cy={Math.floor(index / PER_ROW) * STEP + STEP / 2}
            r="10"
          />
        ))}
      </svg>
      <p className="mt-2">
        <b className="font-display text-h3 leading-tight font-semibold">{count}</b> {label}
      </p>
    </div>
  );
}
