"use client";

import { useState } from "react";

/** Puts an address on the clipboard. A client component because only a script can. */
export function CopyLink({ url }: { url: string }) {
  const [message, setMessage] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setMessage("Link copied");
    } catch {
      // Refused, or not there at all on plain http.
      setMessage(`Copy it from here: ${url}`);
    }
  }

  return (
    <span className="noscript:hidden inline-flex flex-wrap items-center gap-x-3">
      <button type="button" className="py-1 text-clyde underline underline-offset-4" onClick={copy}>
        Copy link
      </button>
      <span role="status" className="text-small text-soft">
        {message}
      </span>
    </span>
  );
}
