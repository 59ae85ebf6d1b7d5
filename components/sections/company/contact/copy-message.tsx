"use client";

import { useState, type Ref } from "react";
import type { ContactPage } from "@/lib/content";

interface CopyMessageProps {
  /** Returns the whole email. */
  compose: () => string;
  texts: Pick<ContactPage["form"], "copied" | "copyRefused">;
  ref: Ref<HTMLButtonElement>;
}

/**
 * Copies the email to the clipboard, for browsers that do not open a mail program. A client component because copying
 * needs a script.
 */
export function CopyMessage({ compose, texts, ref }: CopyMessageProps) {
  const [status, setStatus] = useState("");
  const [refused, setRefused] = useState<string>();

  async function copy() {
    const text = compose();
    try {
      await navigator.clipboard.writeText(text);
      setRefused(undefined);
      setStatus(texts.copied);
    } catch {
      // Refused, or unavailable without HTTPS.
      setRefused(text);
      setStatus(texts.copyRefused);
    }
  }

  return (
    <>
      <button type="button" className="button" ref={ref} onClick={copy}>
        Copy message
      </button>
      <div className="basis-full">
        <p role="status" className="text-small font-semibold">
          {status}
        </p>
        {refused !== undefined && (
          <textarea
            readOnly
            aria-label="The whole email"
            value={refused}
            rows={8}
            onFocus={({ target }) => target.select()}
            className="mt-2 block w-full rounded-button border border-line bg-paper p-3 text-small"
          />
        )}
      </div>
    </>
  );
}
