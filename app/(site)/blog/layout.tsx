import type { ReactNode } from "react";
import "./blog.css";

export default function Layout({ children }: { children: ReactNode }) {
  return children;
}
