"use client";

import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import clsx from "clsx";

/** How long the thank-you message stands. */
const THANKS_MS = 3000;

interface NewsletterProps {
  /** True where signing up is the one action of the screen: an amber button. */
  main?: boolean;
  className?: string;
}

/**
 * The newsletter's email field; heading and text around it are the caller's. Stands on paper and on
 * deep alike. Nothing is sent: this site has no server, so a sign-up is only logged to the console.
 * A client component because it answers a submit.
 */
export function Newsletter({ main = false, className }: NewsletterProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Counts sign-ups: a second one within the three seconds starts them anew.
  const [thanks, setThanks] = useState(0);

  useEffect(() => {
    if (thanks === 0) return;
    const timer = setTimeout(() => setThanks(0), THANKS_MS);
    return () => clearTimeout(timer);
  }, [thanks]);

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!field.current) return;
    console.log("Newsletter sign-up:", field.current.value);
    field.current.value = "";
    setThanks((count) => count + 1);
  }

  return (
    <div className={className}>
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
          placeholder="Your email address"
          className="min-h-11 w-full max-w-80 min-w-0 rounded-button border border-ink bg-card px-3 text-ink placeholder:text-soft placeholder:opacity-100"
        />
        <button type="submit" className={clsx("button", main && "button-main")}>
          Subscribe
        </button>
      </form>
      <noscript>
        <p>Signing up here needs JavaScript.</p>
      </noscript>
      <p role="status" className="mt-3 min-h-8 text-small font-semibold">
        {thanks > 0 && (
          <span className="inline-block rounded-button bg-moss px-3 py-1 text-paper">
            Thank you for subscribing!
          </span>
        )}
      </p>
    </div>
  );
}
