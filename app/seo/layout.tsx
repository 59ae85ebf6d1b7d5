import type { ReactNode } from "react";
import { siteMetadata } from "@/app/site-metadata";
import { Chrome } from "../chrome";
import { Document } from "../document";
import "./landing.css";

export const metadata = siteMetadata();

export default function LandingLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <Chrome>{children}</Chrome>
    </Document>
  );
}
