import { Fragment, type ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import type { Inline, Post } from "@/lib/content";
import { WorkedComparison } from "./worked-comparison";
import { WorkedSum } from "./worked-sum";

/** The sections of a post with their headings and anchors, in order, for `Prose` and `TableOfContents`. */
export function sectionsOf(post: Post) {
  return {
    first: { id: "part-1", heading: post.heading1 },
    second: { id: "part-2", heading: post.heading2 },
    points: { id: "key-points", heading: post.listHeading },
    conclusion: { id: "conclusion", heading: "Conclusion" },
  };
}

type ProseSection = ReturnType<typeof sectionsOf>["first"];

/**
 * The text of a post. `contentOf` in `lib/seo/feeds.ts` writes the same parts in the same order; docs/behaviour.md#blog
 * fixes it. A drawing stands after the first section.
 */
export function Prose({ post, drawing }: { post: Post; drawing?: ReactNode }) {
  const { first, second, points, conclusion } = sectionsOf(post);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 print:block print:space-y-5">
      {post.content.map((paragraph, index) => (
        <Fragment key={index}>
          {index === 1 && <Heading section={first} />}
          {index === 3 && (
            <>
              {drawing}
              <Heading section={second} />
            </>
          )}
          <p className={index === 0 ? "md:text-lead md:leading-normal" : undefined}>
            <Text inlines={paragraph} />
          </p>
          {post.numbered.map(
            ({ after, items }) => after === index + 1 && <Numbered key={after} items={items} />,
          )}
          {post.sum?.after === index + 1 && <WorkedSum sum={post.sum} />}
          {post.tally?.after === index + 1 && <Tally tally={post.tally} />}
          {post.table?.after === index + 1 && <WorkedComparison table={post.table} />}
        </Fragment>
      ))}
      <Heading section={points} />
      <ul className="rounded-card border border-line bg-card px-5 py-2 md:px-7 md:py-3 print:break-inside-avoid">
        {post.list.map((item, index) => (
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
      <Heading section={conclusion} />
      {post.conclusion.map((paragraph, index) => (
        <p key={index}>
          <Text inlines={paragraph} />
        </p>
      ))}
    </div>
  );
}

/** A numbered list, with the numbers outside of its text. */
function Numbered({ items }: { items: readonly Inline[][] }) {
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

function Heading({ section }: { section: ProseSection }) {
  return (
    <h2 id={section.id} className="mt-7 text-[min(1.875rem,12vw)] leading-[1.15] hyphens-auto wrap-anywhere">
      {section.heading}
    </h2>
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
