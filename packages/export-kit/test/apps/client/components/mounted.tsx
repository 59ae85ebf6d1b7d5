"use client";

import { useEffect, useState } from "react";

/** Says whether React runs this part of the page: "no" in the HTML, "yes" once its effects have run. */
export function Mounted({ part }: { part: string }) {
  const [mounted, setMounted] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useEffect(() => setMounted(true), []);
  return <span data-part={part} data-mounted={mounted ? "yes" : "no"} />;
}
