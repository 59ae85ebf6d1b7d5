"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};
const readPath = () => window.location.pathname;

/** The page of an unlisted guide. Only the browser knows which: one file answers all unknown paths. */
export function Unlisted() {
  const path = useSyncExternalStore(never, readPath, () => "");
  const [, guide] = /^\/guides\/([^/]+)$/.exec(path) ?? [];
  return <h1>{guide ? `Nobody has written the guide ${guide}` : "Nothing here"}</h1>;
}
