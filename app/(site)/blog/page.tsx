import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { BlogList } from "./blog-list";
import { blogMetadata } from "./blog-metadata";

export function generateMetadata() {
  const { title, description } = getContent().pages.blog;
  return blogMetadata({ title, description, path: routes.blog() });
}

export default function BlogPage() {
  return <BlogList number={1} />;
}
