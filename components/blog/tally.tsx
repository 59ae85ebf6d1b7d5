import type { Post } from "@/lib/content";

/** What is counted in a post as rings: those with a place are filled, the others open. */
export function Tally({ tally }: { tally: NonNullable<Post["tally"]> }) {
  const { caption, filled, open } = tally;
  return (
    <figure className="my-4 rounded-card border border-line bg-card p-5 sm:p-6">
      <figcaption className="text-small text-soft">{caption}</figcaption>
      <div className="mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-2">
        <Group {...filled} ring="fill-clyde stroke-clyde" />
        <Group {...open} ring="fill-none stroke-amber" />
      </div>
    </figure>
  );
}

/** Rings in a row, and the room that one takes in units of the drawing. */
const [PER_ROW, STEP] = [8, 30];

function Group({ count, label, ring }: { count: number; label: string; ring: string }) {
  return (
    <div className="min-w-0">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${PER_ROW * STEP} ${Math.ceil(count / PER_ROW) * STEP}`}
        strokeWidth="4"
        className={`w-full [print-color-adjust:exact] ${ring}`}
      >
        {Array.from({ length: count }, (_, index) => (
          <circle
            key={index}
            cx={(index % PER_ROW) * STEP + STEP / 2}
            cy={Math.floor(index / PER_ROW) * STEP + STEP / 2}
            r="10"
          />
        ))}
      </svg>
      <p className="mt-2">
        <b className="font-display text-h3 leading-tight font-semibold">{count}</b> {label}
      </p>
    </div>
  );
}
