/**
 * Every colour of `components/ui/theme.css` and its use; a test compares the two. Class names are written out, so that
 * Tailwind finds them.
 */
export const COLOURS = [
  { name: "paper", className: "bg-paper", use: "the page" },
  { name: "card", className: "bg-card", use: "forms, quotations, cards" },
  { name: "ink", className: "bg-ink", use: "text" },
  { name: "soft", className: "bg-soft", use: "secondary text" },
  { name: "line", className: "bg-line", use: "rules" },
  { name: "clyde", className: "bg-clyde", use: "links and data" },
  { name: "clyde-pale", className: "bg-clyde-pale", use: "drawings, the lesser of two bars" },
  { name: "clyde-mid", className: "bg-clyde-mid", use: "data: Starter" },
  { name: "moss", className: "bg-moss", use: "success, data: Enterprise" },
  { name: "moss-pale", className: "bg-moss-pale", use: "drawings" },
  { name: "amber", className: "bg-amber", use: "the main action, “here” in data" },
  { name: "on-amber", className: "bg-on-amber", use: "text on amber" },
  { name: "alert", className: "bg-alert", use: "errors" },
  { name: "deep", className: "bg-deep", use: "bands and the footer" },
  { name: "on-deep", className: "bg-on-deep", use: "text on deep" },
  { name: "soft-on-deep", className: "bg-soft-on-deep", use: "secondary text on deep" },
  { name: "line-on-deep", className: "bg-line-on-deep", use: "rules on deep" },
  { name: "clyde-on-deep", className: "bg-clyde-on-deep", use: "data on deep" },
] as const;

/** Every text size of `components/ui/theme.css`, largest first. */
export const TEXT_SIZES = [
  { name: "hero", className: "font-display text-hero leading-[1.04] font-semibold tracking-tight" },
  { name: "h1", className: "font-display text-h1 leading-[1.04] font-semibold tracking-tight" },
  { name: "h2", className: "font-display text-h2 leading-[1.04] font-semibold tracking-tight" },
  { name: "h3", className: "font-display text-h3 leading-tight font-semibold" },
  { name: "lead", className: "text-lead leading-[1.45] text-soft" },
  { name: "base", className: "text-base" },
  { name: "small", className: "text-small" },
] as const;

/** A swatch for each colour. */
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

/** A sample of each text size. */
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

/** Corners and the space between sections. */
export function Measures() {
  return (
    <ul className="grid gap-6 sm:grid-cols-3">
      <li className="rounded-button border border-line bg-card p-5">Button corner, 8 px</li>
      <li className="rounded-card border border-line bg-card p-5">Card corner, 14 px</li>
      <li className="border-l-2 border-amber py-5 pl-5">
        Space between sections: 56 px on phones, 88 px from 768 px on
      </li>
    </ul>
  );
}
