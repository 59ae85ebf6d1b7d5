import Link from "next/link";

export function Tags({ tags }) {
  return (
    <p>
      {tags.map((tag) => (
        <Link key={tag} href={`/tags/${tag}`}>
          {tag}
        </Link>
      ))}
    </p>
  );
}
