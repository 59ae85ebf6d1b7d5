import type { Post } from "@/lib/content";
import { sectionsOf } from "./prose";

/** Links to the sections of a post. */
export function TableOfContents({ post }: { post: Post }) {
  return (
    <nav aria-labelledby="contents" className="self-start lg:sticky lg:top-24 print:hidden">
      <p id="contents" className="mb-2 font-display font-semibold">
        In this article
      </p>
      <ol className="gap-x-12 md:max-lg:grid md:max-lg:grid-cols-2">
        {Object.values(sectionsOf(post)).map(({ id, heading }) => (
          <li key={id} className="border-t border-line">
            <a className="block py-2 text-small text-soft hover:text-ink hover:underline" href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
