"use client";

import { useEffect } from "react";
import { HYDRATED } from "./hardening/signals";

/** Tells the script that started the page that React answers from now on. A client component because only those know. */
export function AnnounceHydration() {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
