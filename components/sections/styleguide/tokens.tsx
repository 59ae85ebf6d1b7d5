/** Every colour of the theme, with what it is for. Tailwind finds class names only where they are written out. */
export const COLOURS = [
  { name: "paper", className: "bg-paper", use: "the page" },
  { name: "card", className: "bg-card", use: "what could be picked up: a form, a quotation" },
  { name: "ink", className: "bg-ink", use: "text" },
  { name: "soft", className: "bg-soft", use: "secondary text" },
  { name: "line", className: "bg-line", use: "rules" },
  { name: "clyde", className: "bg-clyde", use: "links and data" },
  { name: "clyde-pale", className: "bg-clyde-pale", use: "data: Starter" },
  { name: "moss", className: "bg-moss", use: "success" },
  { name: "moss-pale", className: "bg-moss-pale", use: "data: Enterprise" },
  { name: "amber", className: "bg-amber", use: "the one action, “here” in data" },
  { name: "on-amber", className: "bg-on-amber", use: "text on amber" },
  { name: "alert", className: "bg-alert", use: "what went wrong" },
  { name: "deep", className: "bg-deep", use: "bands and the footer" },
  { name: "on-deep", className: "bg-on-deep", use: "text on deep" },
  { name: "soft-on-deep", className: "bg-soft-on-deep", use: "secondary text on deep" },
  { name: "line-on-deep", className: "bg-line-on-deep", use: "rules on deep" },
  { name: "clyde-on-deep", className: "bg-clyde-on-deep", use: "data on deep" },
] as const;

/** Every size of text, the largest first. */
export const TEXT_SIZES = [
  { name: "hero", className: "font-display text-hero leading-[1.04] font-semibold tracking-tight" },
  { name: "h1", className: "font-display text-h1 leading-[1.04] font-semibold tracking-tight" },
  { name: "h2", className: "font-display text-h2 leading-[1.04] font-semibold tracking-tight" },
  { name: "h3", className: "font-display text-h3 leading-tight font-semibold" },
  { name: "lead", className: "text-lead leading-[1.45] text-soft" },
  { name: "base", className: "text-base" },
  { name: "small", className: "text-small" },
] as const;

/** The colours as a list of swatches. */
export function ColourList() {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {COLOURS.map(({ name, className, use }) => (
        <li key={name} className="flex items-center gap-4 border-t border-line py-3">
          <span className={`${className} size-12 shrink-0 rounded-button border border-line`} />
          <span>
            <b className="block leading-tight">{name}</b>
            <span className="text-small text-soft">{use}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The type scale, each size in the words of its name. */
export function TextScale({ brand }: { brand: string }) {
  return (
    <dl>
      {TEXT_SIZES.map(({ name, className }) => (
        <div
          key={name}
          className="grid items-baseline gap-x-8 border-t border-line py-4 md:grid-cols-[8rem_1fr]"
        >
          <dt className="text-small text-soft">{name}</dt>
          <dd className={className}>{brand} speaking</dd>
        </div>
      ))}
    </dl>
  );
}

/** Corners, widths and the space between sections. */
export function Measures() {
  return (
    <ul className="grid gap-6 sm:grid-cols-3">
      <li className="rounded-button border border-line bg-card p-5">Button corner, 8 px</li>
      <li className="rounded-card border border-line bg-card p-5">Card corner, 14 px</li>
      <li className="border-l-2 border-amber py-5 pl-5">
        Sections stand 56 px apart on phones, 88 px from 768 px on
      </li>
    </ul>
  );
}
