/** A spinning ring and a label; only the label with reduced motion. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center gap-3 py-8 text-soft">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-6 animate-spin text-clyde motion-reduce:hidden"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      >
        <circle cx="12" cy="12" r="9" className="text-line" stroke="currentColor" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label}
    </p>
  );
}
