"use client";

import { useEffect, useState, type ReactNode } from "react";

/** Loads what makes the portal work offline after the page. A client component because a worker starts in browsers. */
export function StartOffline() {
  const [notice, setNotice] = useState<ReactNode>();
  // Without the code the portal needs a network; the next load tries again.
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
