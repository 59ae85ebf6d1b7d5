"use client";

import { ErrorBody } from "@/components/sections/site-pages/error-body";
import { useReloadOnChunkLoadError } from "@/components/ui/chunk-load-error";

/** A page that failed, inside header and footer. A client component because Next asks for one. */
export default function SiteError({ error, retry }: { error: Error; retry: () => void }) {
  useReloadOnChunkLoadError(error);
  return <ErrorBody retry={retry} />;
}
