"use client";

import { useState } from "react";

/** Copies a URL to the clipboard. */
export function CopyLink({ url }: { url: string }) {
  const [message, setMessage] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setMessage("Link copied");
    } catch {
      // Refused, or unavailable without HTTPS.
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
