"use client";

import { ErrorBody } from "@/components/sections/site-pages/error-body";
import { useReloadOnChunkLoadError } from "@/components/ui/chunk-load-error";

/** Shown instead of a page that failed. A client component, as Next requires. */
export default function SiteError({ error, retry }: { error: Error; retry: () => void }) {
  useReloadOnChunkLoadError(error);
  return <ErrorBody retry={retry} />;
}
