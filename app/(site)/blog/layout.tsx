import type { ReactNode } from "react";
import "@/components/blog/post-grid.css";

/** Adds nothing but the styles of the blog, which other pages do not load. */
export default function Layout({ children }: { children: ReactNode }) {
  return children;
}
