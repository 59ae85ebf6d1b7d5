"use client";

import { useState, type Ref } from "react";

interface CopyMessageProps {
  /** The whole email as it stands now. */
  compose: () => string;
  /** Where to paste it. */
  address: string;
  ref: Ref<HTMLButtonElement>;
}

/**
 * Puts the email on the clipboard, for everybody whose browser opens no mail program.
 * A client component because only a script can.
 */
export function CopyMessage({ compose, address, ref }: CopyMessageProps) {
  const [status, setStatus] = useState("");
  const [refused, setRefused] = useState<string>();

  async function copy() {
    const text = compose();
    try {
      await navigator.clipboard.writeText(text);
      setRefused(undefined);
      setStatus(`Copied. Paste it into an email to ${address}.`);
    } catch {
      // Refused, or not there at all on plain http.
      setRefused(text);
      setStatus("The browser keeps its clipboard shut. Copy the email from the box below.");
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
