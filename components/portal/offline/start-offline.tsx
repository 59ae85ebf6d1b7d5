"use client";

import { useEffect, useState, type ReactNode } from "react";

/** After the page, fetches the offline notice, which also registers the worker, and shows it. A client component because a worker starts in browsers. */
export function StartOffline() {
  const [notice, setNotice] = useState<ReactNode>();
  // If it cannot be fetched, the portal needs a network; the next load tries again.
  useEffect(
    () =>
      void import("./offline-notice").then(
        (code) => setNotice(code.notice),
        () => {},
      ),
    [],
  );
  return notice;
}
