import type { Post } from "@/lib/content";

/** What is counted in a post as rings: those with a place are filled, the others open. */
export function Tally({ tally }: { tally: NonNullable<Post["tally"]> }) {
  const { caption, filled, open } = tally;
  return (
    <figure className="my-4 rounded-card border border-line bg-card p-5 sm:p-6 xl:-mr-52">
      <figcaption className="text-small text-soft">{caption}</figcaption>
      <div className="mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-[16fr_11fr]">
        <Group {...filled} ring="border-clyde bg-clyde" />
        <Group {...open} ring="border-amber" />
      </div>
    </figure>
  );
}

function Group({ count, label, ring }: { count: number; label: string; ring: string }) {
  return (
    <div className="min-w-0">
      <p aria-hidden="true" className="flex flex-wrap gap-1.5">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className={`${ring} size-4 rounded-full border-3 [print-color-adjust:exact]`} />
        ))}
      </p>
      <p className="mt-2">
        <b className="font-display text-h3 leading-tight font-semibold">{count}</b> {label}
      </p>
    </div>
  );
}
