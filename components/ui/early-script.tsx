"use client";

import { useHydrated } from "./use-hydrated";

/**
 * A script that runs before the first paint. The build moves its text to a file: `suppressHydrationWarning` accepts that.
 * Once hydrated it renders nothing, because React cannot insert it again: Trusted Types refuse its text.
 */
export function EarlyScript({ text }: { text: string }) {
  return useHydrated() ? null : <script suppressHydrationWarning>{text}</script>;
}
