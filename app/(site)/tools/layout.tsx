import type { ReactNode } from "react";
import "./tools.css";

/** Adds nothing but the styles of the tools, which other pages do not load. */
export default function Layout({ children }: { children: ReactNode }) {
  return children;
}
