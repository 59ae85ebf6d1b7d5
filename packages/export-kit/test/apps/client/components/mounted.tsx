"use client";

import { useEffect, useRef } from "react";

/** Shows whether a part of the page has hydrated: "no" in the HTML, "yes" when its effects have run. */
export function Mounted({ part }: { part: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => element.current?.setAttribute("data-mounted", "yes"), []);
  return <span ref={element} data-part={part} data-mounted="no" />;
}
