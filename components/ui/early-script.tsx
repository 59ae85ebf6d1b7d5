"use client";

import { useHydrated } from "./use-browser";

/**
 * A script that runs while the browser reads the page, before the first paint. The build moves its text to a file, and
 * `suppressHydrationWarning` keeps React from putting it back. Where React renders the page anew (a chunk is missing
 * after a deploy), the script has run already, and Trusted Types refuse its text: there it is nothing.
 */
export function EarlyScript({ text }: { text: string }) {
  return useHydrated() ? null : <script suppressHydrationWarning>{text}</script>;
}
