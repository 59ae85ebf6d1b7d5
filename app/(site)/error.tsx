"use client";

import { ErrorBody } from "@/components/sections/error-body";

/** A page that failed, inside header and footer. A client component because Next asks for one. */
export default function SiteError({ retry }: { retry: () => void }) {
  return <ErrorBody retry={retry} />;
}
