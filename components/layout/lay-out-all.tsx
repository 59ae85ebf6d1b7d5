"use client";

import { usePathname } from "next/navigation";
import { useInsertionEffect, useRef } from "react";

/**
 * Has whole pages laid out from the first soft navigation on: what waits until somebody comes near it has a guessed
 * height, and the router scrolls to anchors, and the browser to where a page was left, only once. Before the router
 * scrolls, hence no other effect. A client component because it follows the navigation.
 */
export function LayOutAll() {
  const path = usePathname();
  const firstPath = useRef(path);
  useInsertionEffect(() => {
    if (path !== firstPath.current) document.documentElement.dataset.navigated = "";
  }, [path]);
  return null;
}
