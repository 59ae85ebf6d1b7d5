/** The company's mark and its name. */
export function Brand({ name }: { name: string }) {
  return (
    <>
      <Mark />
      {name}
    </>
  );
}

/** The company's mark: the coverage clock with its amber hand. `app/icon.svg` is the same drawing. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="12" />
      <path d="m16 16 5.5-6.5" />
    </svg>
  );
}
