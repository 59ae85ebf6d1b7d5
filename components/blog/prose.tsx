import { Fragment, type ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import type { Inline, Post } from "@/lib/content";
import { hasPayload } from "@/lib/routes";
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
    <div className="grid gap-5">
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
          {post.sum?.after === index + 1 && <WorkedSum sum={post.sum} />}
          {post.table?.after === index + 1 && <WorkedComparison table={post.table} />}
        </Fragment>
      ))}
      <Heading section={points} />
      <ul>
        {post.list.map((item, index) => (
          <li key={index} className="border-t border-line py-3">
            <Text inlines={item} />
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

function Heading({ section }: { section: ProseSection }) {
  return (
    <h2 id={section.id} className="mt-7 text-[1.875rem] leading-[1.15]">
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
    const className = "text-clyde underline underline-offset-4";
    if (hasPayload(inline.url)) {
      return (
        <SiteLink key={index} className={className} href={inline.url}>
          {children}
        </SiteLink>
      );
    }
    return (
      <a key={index} className={className} href={inline.url}>
        {children}
      </a>
    );
  });
}
