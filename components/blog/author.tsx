/** "MC" for Mairi Colquhoun. */
function initialsOf(name: string): string {
  const words = name.split(" ");
  return [words.at(0), words.at(-1)].map((word) => word?.at(0) ?? "").join("");
}

/**
 * The author of a post, with an avatar of initials. docs/behaviour.md#blog fixes the label, and
 * `lib/seo/blog-posting.ts` repeats it.
 */
export function Author({ name }: { name: string }) {
  return (
    <div className="mt-6 flex items-center gap-3">
      <span
        aria-hidden="true"
        className="inline-flex size-12 shrink-0 items-center justify-center rounded-full border border-clyde bg-clyde font-display font-semibold text-paper print:text-clyde"
      >
        {initialsOf(name)}
      </span>
      <div className="leading-snug">
        <p className="font-semibold">{name}</p>
        <p className="text-small text-soft">Content Specialist</p>
      </div>
    </div>
  );
}
