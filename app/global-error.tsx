"use client";

import { ErrorBody } from "@/components/sections/error-body";
import { Document } from "./document";
import "./(site)/site.css";

/**
 * A layout that failed: stands alone, without header and footer, which may be what failed.
 * A client component because Next asks for one.
 */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <Document>
      <title>Unexpected Application Error!</title>
      <ErrorBody retry={retry} />
    </Document>
  );
}
