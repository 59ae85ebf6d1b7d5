"use client";

import { ErrorBody } from "@/components/sections/site-pages/error-body";
import { useReloadOnChunkLoadError } from "@/components/ui/chunk-load-error";
import { Document } from "./document";
import "./(site)/site.css";

/** Shown if a layout fails: without header and footer, which may be the cause. A client component, as Next requires. */
export default function GlobalError({ error, retry }: { error: Error; retry: () => void }) {
  useReloadOnChunkLoadError(error);
  return (
    <Document>
      <title>Unexpected Application Error!</title>
      <ErrorBody retry={retry} />
    </Document>
  );
}
