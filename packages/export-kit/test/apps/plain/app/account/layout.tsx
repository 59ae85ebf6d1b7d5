import type { ReactNode } from "react";
import { Guard } from "./guard";

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <Guard>{children}</Guard>;
}
