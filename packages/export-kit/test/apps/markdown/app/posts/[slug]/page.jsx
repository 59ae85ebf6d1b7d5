import { collectionMetadata, collectionPage, collectionParams } from "export-kit/collection";
import { Tags } from "../../../components/tags";
import { listSlugs, readPost, renderMarkdown } from "../../../lib/posts";

export const dynamicParams = false;

export const generateStaticParams = collectionParams(() => listSlugs().map((slug) => ({ slug })));

export const generateMetadata = collectionMetadata(async ({ params }) => {
  const { slug } = await params;
  const { title, summary, draft } = readPost(slug);
  return {
    title,
    description: summary,
    alternates: { canonical: `/posts/${slug}` },
    openGraph: { title, description: summary, url: `/posts/${slug}`, type: "article" },
    robots: { index: !draft, follow: true },
  };
});

export default collectionPage(async ({ params }) => {
  const { slug } = await params;
  const { title, tags, related, text } = readPost(slug);
  const data = { "@context": "https://schema.org", "@type": "BlogPosting", headline: title };
  return (
    <main>
      <script type="application/ld+json">{JSON.stringify(data).replaceAll("<", "\\u003c")}</script>
      <article>
        <h1>{title}</h1>
        <Tags tags={tags} />
        <div dangerouslySetInnerHTML={{ __html: renderMarkdown(text) }} />
      </article>
      {related.length > 0 && (
        <ul>
          {related.map((other, index) => (
            <li key={index}>
              <a href={`/posts/${other}`}>
                Read {other}, {related.length} in all
              </a>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
});
