"use client";

export default function ErrorView({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <div role="alert">
      <p>Caught: {error.message}</p>
      <button type="button" onClick={reset}>
        Again
      </button>
    </div>
  );
}
