"use client";

import { ErrorBody } from "@/components/sections/site-pages/error-body";
import { useReloadOnChunkLoadError } from "@/components/ui/chunk-load-error";
import { Document } from "./document";
import "./(site)/site.css";

/**
 * A layout that failed: stands alone, without header and footer, which may be what failed.
 * A client component because Next asks for one.
 */
export default function GlobalError({ error, retry }: { error: Error; retry: () => void }) {
  useReloadOnChunkLoadError(error);
  return (
    <Document>
      <title>Unexpected Application Error!</title>
      <ErrorBody retry={retry} />
    </Document>
  );
}
