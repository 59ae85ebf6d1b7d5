"use client";

import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import clsx from "clsx";

/** How long the thank-you message is shown: docs/behaviour.md#timings-and-thresholds. */
const THANKS_MS = 3000;
/** Says what happens: there is no letter and no server yet. */
const THANKS = "Thank you! The letter has not started yet, so your address was not sent or kept.";

interface NewsletterFormProps {
  /** Makes the button amber: for a screen whose main action is signing up. */
  main?: boolean;
}

/**
 * The newsletter's form, for light and deep backgrounds. Nothing is sent, because this site has no server: a sign-up is
 * only logged to the console.
 */
export function NewsletterForm({ main = false }: NewsletterFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Each sign-up changes the count, which restarts the timer.
  const [signUps, setSignUps] = useState(0);

  useEffect(() => {
    if (signUps === 0) return;
    const timer = setTimeout(() => setSignUps(0), THANKS_MS);
    return () => clearTimeout(timer);
  }, [signUps]);

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!field.current) return;
    console.log("Newsletter sign-up:", field.current.value);
    field.current.value = "";
    setSignUps((count) => count + 1);
  }

  return (
    <div className="newsletter relative">
      {/* Method "dialog": outside a dialog, a submit before hydration does nothing. */}
      <form method="dialog" className="noscript:hidden flex flex-wrap gap-3" onSubmit={subscribe}>
        <label className="sr-only" htmlFor={id}>
          Email address
        </label>
        <input
          id={id}
          ref={field}
          type="email"
          required
          autoComplete="email"
          placeholder="Your email"
          className="min-h-11 w-full max-w-80 min-w-0 flex-1 rounded-button border border-ink bg-card px-3 text-ink placeholder:text-soft placeholder:opacity-100"
        />
        <button type="submit" className={clsx("button", main && "button-main")}>
          Subscribe
        </button>
      </form>
      <noscript>
        <p>Signing up here needs JavaScript.</p>
      </noscript>
      <p role="status" className="absolute mt-2 text-small font-semibold">
        {signUps > 0 && (
          <span className="inline-block rounded-button bg-moss px-3 py-1 text-paper">{THANKS}</span>
        )}
      </p>
    </div>
  );
}
