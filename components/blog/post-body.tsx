import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Illustration } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import type { Content, Post, Topic } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { routes } from "@/lib/routes";
import { CopyLink } from "./copy-link";
import { PostMeta, keepHyphenated } from "./post-card";
import { Neighbours, RelatedPosts } from "./post-links";
import { Prose } from "./prose";
import { TagList } from "./sidebar";

interface PostBodyProps {
  post: Post;
  page: Content["pages"]["blog"];
  category: Topic;
  tags: readonly Topic[];
  related: readonly Post[];
  neighbours: { older?: Post; newer?: Post };
  /** Absolute URL of the page, for sharing. */
  url: string;
  /** The hours of the plans in the post's cities. */
  hours?: ReactNode;
  /** The newsletter form. */
  newsletter: ReactNode;
}

/** A post: its text between its contents and what one may do with it, its neighbours and related posts. */
export function PostBody(props: PostBodyProps) {
  const { post, page, category, tags, related, neighbours, url, hours, newsletter } = props;
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs.belowBlog(page.title)} current={post.title} />
      <article>
        <header className="page grid items-center gap-x-14 gap-y-8 py-7 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] md:py-12 print:py-0 [&_img]:print:max-w-[8cm]">
          <div>
            <PostMeta
              post={post}
              category={
                <SiteLink className="inline-block hover:underline" href={routes.blogCategory(category.slug)}>
                  {category.name}
                </SiteLink>
              }
            />
            <h1 className="mt-3 max-w-[16em] text-[min(var(--text-h1),14vw)] hyphens-auto wrap-anywhere">
              {keepHyphenated(post.title)}
            </h1>
            {/* docs/behaviour.md#blog fixes the label, and `lib/seo/schema-org-nodes.ts` repeats it. */}
            <div className="mt-6 flex items-center gap-3">
              <span
                aria-hidden="true"
                className="inline-flex size-12 shrink-0 items-center justify-center rounded-full border border-clyde bg-clyde font-display font-semibold text-paper print:text-clyde"
              >
                {initialsOf(post.author)}
              </span>
              <div className="leading-snug">
                <p className="font-semibold">{post.author}</p>
                <p className="text-small text-soft">Content Specialist</p>
              </div>
            </div>
          </div>
          <Illustration number={post.image} eager />
        </header>
        {/* On wide screens the text is in the middle of the page, between its contents and what one may do with it. */}
        <div className="page grid grid-cols-1 gap-12 print:block lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-14 xl:grid-cols-[14rem_minmax(0,44rem)_14rem] xl:justify-between">
          <TableOfContents post={post} />
          <div className="md:max-lg:max-w-168 [&_p]:max-w-none">
            <Prose post={post} drawing={hours} />
          </div>
          <footer className="grid gap-6 self-start border-t border-line pt-6 lg:max-xl:col-start-2 xl:sticky xl:top-24 xl:border-0 xl:pt-0 xl:[&_ul]:grid xl:[&_ul]:gap-y-0.5 print:hidden">
            <ShareLinks title={post.title} url={url} />
            <TagList tags={tags} />
          </footer>
        </div>
      </article>
      <Neighbours {...neighbours} />
      <RelatedPosts className="page print:hidden" posts={related} />
      <section className="mt-14 bg-deep py-14 text-on-deep md:mt-22">
        <div className="page">
          <h2>{page.sections.banner.title}</h2>
          <p className="mt-4 mb-6">{page.sections.banner.text}</p>
          {newsletter}
        </div>
      </section>
    </main>
  );
}

/** "MC" for Mairi Colquhoun. */
function initialsOf(name: string): string {
  const words = name.split(" ");
  return [words.at(0), words.at(-1)].map((word) => word?.at(0) ?? "").join("");
}

/** Links to share a post by its absolute URL. Nothing is loaded from the networks. */
function ShareLinks({ title, url }: { title: string; url: string }) {
  const [encodedUrl, encodedTitle] = [url, title].map(encodeURIComponent);
  const targets = {
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${encodedUrl}`,
    X: `https://x.com/intent/post?url=${encodedUrl}&text=${encodedTitle}`,
    Email: `mailto:?subject=${encodedTitle}&body=${encodedUrl}`,
  };
  return (
    <section aria-labelledby="share">
      <h2 id="share" className="mb-2 text-base leading-normal tracking-normal">
        Share
      </h2>
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {Object.entries(targets).map(([name, href]) => (
          <li key={name}>
            <a
              className="inline-block min-w-6 py-1 text-clyde underline underline-offset-4"
              href={href}
              rel="noopener"
              aria-label={name === "Email" ? "Share by Email" : `Share on ${name}`}
            >
              {name}
            </a>
          </li>
        ))}
        <li>
          <CopyLink url={url} />
        </li>
      </ul>
    </section>
  );
}

/** Links to the sections of a post. */
function TableOfContents({ post }: { post: Post }) {
  return (
    <nav aria-labelledby="contents" className="self-start lg:sticky lg:top-24 print:hidden">
      <p id="contents" className="mb-2 font-display font-semibold">
        In this article
      </p>
      <ol className="gap-x-12 md:max-lg:grid md:max-lg:grid-cols-2">
        {post.parts.map(
          (part) =>
            part.type === "heading" && (
              <li key={part.id} className="border-t border-line">
                <a
                  className="block py-2 text-small text-soft hover:text-ink hover:underline"
                  href={`#${part.id}`}
                >
                  {part.text}
                </a>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}
