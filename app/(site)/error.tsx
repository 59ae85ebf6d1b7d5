"use client";

import { ErrorBody } from "@/components/sections/site-pages/error-body";
import { useReloadForCode } from "@/components/ui/missing-code";

/** A page that failed, inside header and footer. A client component because Next asks for one. */
export default function SiteError({ error, retry }: { error: Error; retry: () => void }) {
  useReloadForCode(error);
  return <ErrorBody retry={retry} />;
}
