/** Every text size of `components/ui/theme.css`, largest first, in pixels at the usual size of text, with its line height. */
export const TEXT_SIZES = [
  {
    name: "hero",
    size: "40–88 / 1.04",
    className: "font-display text-[min(var(--text-hero),14vw)] leading-[1.04] font-semibold tracking-tight",
  },
  {
    name: "h1",
    size: "36–66 / 1.04",
    className: "font-display text-[min(var(--text-h1),14vw)] leading-[1.04] font-semibold tracking-tight",
  },
  {
    name: "h2",
    size: "30–52 / 1.04",
    className: "font-display text-[min(var(--text-h2),14vw)] leading-[1.04] font-semibold tracking-tight",
  },
  { name: "h3", size: "22 / 1.25", className: "font-display text-h3 leading-tight font-semibold" },
  { name: "lead", size: "22 / 1.45", className: "text-lead leading-[1.45] text-soft" },
  { name: "base", size: "18 / 1.6", className: "text-base" },
  { name: "small", size: "16 / 1.6", className: "text-small" },
] as const;

/** A sample of each text size. */
export function TextScale({ brand }: { brand: string }) {
  return (
    <dl>
      {TEXT_SIZES.map(({ name, size, className }) => (
        <div
          key={name}
          className="grid items-baseline gap-x-8 border-t border-line py-4 md:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <dt className="text-small text-soft">
            <b className="text-ink">{name}</b> <span className="tabular-nums">{size}</span>
          </dt>
          <dd className={`${className} wrap-anywhere`}>{brand} speaking</dd>
        </div>
      ))}
    </dl>
  );
}

/** Corners and the space between sections. */
export function Measures() {
  return (
    <ul className="grid gap-6 sm:grid-cols-3">
      <li className="rounded-button border-2 border-ink bg-card p-5">Button corner, 8 px</li>
      <li className="rounded-card border-2 border-ink bg-card p-5">Card corner, 14 px</li>
      <li className="border-l-2 border-amber py-5 pl-5">
        Space between sections: 56 px on phones, 88 px from 768 px on
      </li>
    </ul>
  );
}
