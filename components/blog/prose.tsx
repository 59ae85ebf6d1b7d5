import { Fragment } from "react";
import { SiteLink } from "@/components/layout/site-link";
import type { Inline, Post } from "@/lib/content";
import { hasPayload } from "@/lib/routes";

/** The parts of an article that have a heading, in order, with the ids that links jump to. */
export function partsOf(post: Post) {
  return {
    first: { id: "part-1", heading: post.heading1 },
    second: { id: "part-2", heading: post.heading2 },
    points: { id: "key-points", heading: post.listHeading },
    conclusion: { id: "conclusion", heading: "Conclusion" },
  };
}

type Part = ReturnType<typeof partsOf>["first"];

/** The text of an article. */
export function Prose({ post }: { post: Post }) {
  const { first, second, points, conclusion } = partsOf(post);
  return (
    <div className="grid gap-5">
      {post.content.map((paragraph, index) => (
        <Fragment key={index}>
          {index === 1 && <Heading part={first} />}
          {index === 3 && <Heading part={second} />}
          <p className={index === 0 ? "text-lead leading-normal" : undefined}>
            <Text inlines={paragraph} />
          </p>
        </Fragment>
      ))}
      <Heading part={points} />
      <ul>
        {post.list.map((item, index) => (
          <li key={index} className="border-t border-line py-3">
            <Text inlines={item} />
          </li>
        ))}
      </ul>
      <Heading part={conclusion} />
      {post.conclusion.map((paragraph, index) => (
        <p key={index}>
          <Text inlines={paragraph} />
        </p>
      ))}
    </div>
  );
}

function Heading({ part }: { part: Part }) {
  return (
    <h2 id={part.id} className="mt-7 text-[1.875rem] leading-[1.15]">
      {part.heading}
    </h2>
  );
}

function Text({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((part, index) => {
    if (typeof part === "string") return part;
    const children = <Text inlines={part.children} />;
    if (part.type === "strong") return <strong key={index}>{children}</strong>;
    if (part.type === "emphasis") return <em key={index}>{children}</em>;
    const className = "text-clyde underline underline-offset-4";
    if (hasPayload(part.url)) {
      return (
        <SiteLink key={index} className={className} href={part.url}>
          {children}
        </SiteLink>
      );
    }
    return (
      <a key={index} className={className} href={part.url}>
        {children}
      </a>
    );
  });
}
