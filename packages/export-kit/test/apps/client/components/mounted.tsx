"use client";

import { useEffect, useRef } from "react";

/** Says whether React runs this part of the page: "no" in the HTML, "yes" once its effects have run. */
export function Mounted({ part }: { part: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => element.current?.setAttribute("data-mounted", "yes"), []);
  return <span ref={element} data-part={part} data-mounted="no" />;
}
