import type { Post } from "@/lib/content";
import { routes } from "@/lib/routes";

/** Posts as entries of a list in structured data. */
export function postEntries(posts: readonly Post[]): { title: string; url: string }[] {
  return posts.map(({ title, slug }) => ({ title, url: routes.post(slug) }));
}
