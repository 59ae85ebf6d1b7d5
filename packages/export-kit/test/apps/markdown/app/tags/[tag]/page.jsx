import { Mounted } from "../../../components/mounted";
import { readPosts, readTags } from "../../../lib/posts";

const SHOWN = 50;

export const dynamicParams = false;

export const generateStaticParams = () => readTags().map((tag) => ({ tag }));

export async function generateMetadata({ params }) {
  const { tag } = await params;
  return { title: `Tagged ${tag}`, alternates: { canonical: `/tags/${tag}` } };
}

export default async function TagPage({ params }) {
  const { tag } = await params;
  const tagged = readPosts().filter(({ tags }) => tags.includes(tag));
  return (
    <main>
      <h1>Tagged {tag}</h1>
      <p>{tagged.length} notes</p>
      <ul>
        {tagged.slice(0, SHOWN).map(({ slug, title }) => (
          <li key={slug}>
            <a href={`/posts/${slug}`}>{title}</a>
          </li>
        ))}
      </ul>
      <Mounted part="page" />
    </main>
  );
}
