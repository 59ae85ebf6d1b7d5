interface Colour {
  name: string;
  use: string;
  /** What text of this colour stands on. */
  on?: string;
}

/** Every colour of `components/ui/theme.css`, which has its values: a test compares the two. */
export const COLOURS: readonly Colour[] = [
  { name: "paper", use: "the page" },
  { name: "card", use: "forms, quotations, cards" },
  { name: "line", use: "rules" },
  { name: "deep", use: "bands and the footer" },
  { name: "bubble", use: "what is said, on deep" },
  { name: "line-on-deep", use: "rules on deep" },
  { name: "ink", on: "paper", use: "text" },
  { name: "soft", on: "paper", use: "secondary text" },
  { name: "alert", on: "paper", use: "errors" },
  { name: "on-amber", on: "amber", use: "text on amber" },
  { name: "on-deep", on: "deep", use: "text on deep" },
  { name: "on-bubble", on: "bubble", use: "what is said" },
  { name: "soft-on-deep", on: "deep", use: "secondary text on deep" },
  { name: "amber", use: "the main action, “here” in data" },
  { name: "clyde", on: "paper", use: "links and data" },
  { name: "clyde-mid", use: "data: Starter" },
  { name: "clyde-pale", use: "drawings, the lesser of two bars" },
  { name: "moss", on: "paper", use: "success, data: Enterprise" },
  { name: "moss-pale", use: "drawings" },
  { name: "clyde-on-deep", on: "deep", use: "data on deep" },
];

/** The colours in the visitor's scheme: of text as letters on their ground. */
export function ColourList() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-5 md:gap-y-8 lg:gap-x-6">
      {COLOURS.map(({ name, use, on }) => (
        <li key={name} className="break-inside-avoid">
          {/* Attributes: Tailwind finds no class whose name is put together. */}
          <svg
            aria-hidden="true"
            className="h-12 w-full rounded-button border border-line forced-color-adjust-none md:h-24 [print-color-adjust:exact]"
          >
            <rect width="100%" height="100%" fill={`var(--color-${on ?? name})`} />
            {on && (
              <text
                x="50%"
                y="50%"
                dy=".35em"
                textAnchor="middle"
                fill={`var(--color-${name})`}
                className="font-display text-[1.75rem] font-semibold md:text-[2.25rem]"
              >
                Aa
              </text>
            )}
          </svg>
          <b className="mt-2 block leading-tight">{name}</b>
          <span className="block text-small leading-snug">{use}</span>
        </li>
      ))}
    </ul>
  );
}

const HEADING = "font-display leading-[1.04] font-semibold tracking-tight";

/** Every text size of `components/ui/theme.css`, largest first, in pixels at the usual size of text, with its line height. */
export const TEXT_SIZES = [
  { name: "hero", size: "40–88 / 1.04", className: `text-[min(var(--text-hero),14vw)] ${HEADING}` },
  { name: "h1", size: "36–66 / 1.04", className: `text-[min(var(--text-h1),14vw)] ${HEADING}` },
  { name: "h2", size: "30–52 / 1.04", className: `text-[min(var(--text-h2),14vw)] ${HEADING}` },
  { name: "h3", size: "22 / 1.25", className: "font-display text-h3 leading-tight font-semibold" },
  { name: "lead", size: "22 / 1.45", className: "text-lead leading-[1.45] text-soft" },
  { name: "base", size: "18 / 1.6", className: "text-base" },
  { name: "small", size: "16 / 1.6", className: "text-small" },
] as const;

/** A sample of each text size. */
export function TextScale() {
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
          <dd className={`${className} wrap-anywhere`}>Good morning, how can I help?</dd>
        </div>
      ))}
    </dl>
  );
}
