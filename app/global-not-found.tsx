import type { Metadata } from "next";
import { NotFoundBody } from "@/components/sections/not-found-body";
import { Chrome } from "./chrome";
import { Document } from "./document";
import { siteMetadata } from "./site-metadata";
import "./(site)/site.css";

export const metadata: Metadata = {
  ...siteMetadata(),
  title: "Page not found",
  description: "There is no page at this address.",
  robots: { index: false },
};

export default function GlobalNotFound() {
  return (
    <Document>
      <Chrome>
        <NotFoundBody />
      </Chrome>
    </Document>
  );
}
