import Link from "next/link";
import { Mounted } from "../components/mounted";
import { readPosts, readTags } from "../lib/posts";

const NEWEST = 20;

export default function HomePage() {
  return (
    <main>
      <h1>Notes</h1>
      <ul>
        {readPosts()
          .slice(0, NEWEST)
          .map(({ slug, title }) => (
            <li key={slug}>
              <a href={`/posts/${slug}`}>{title}</a>
            </li>
          ))}
      </ul>
      <ul>
        {readTags().map((tag) => (
          <li key={tag}>
            <Link href={`/tags/${tag}`}>{tag}</Link>
          </li>
        ))}
      </ul>
      <Mounted part="page" />
    </main>
  );
}
