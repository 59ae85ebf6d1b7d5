import type { ReactNode } from "react";
import "./tools.css";

export default function Layout({ children }: { children: ReactNode }) {
  return children;
}
