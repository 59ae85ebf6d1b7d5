import { contrast } from "./contrast";

interface Colour {
  name: string;
  className: string;
  use: string;
  light: string;
  /** In the dark scheme, if it has another value there. */
  dark?: string;
  /** What text of this colour stands on. */
  on?: string;
}

/**
 * Every colour of `components/ui/theme.css`, its values and its use; a test compares the two. Class names are written
 * out, so that Tailwind finds them.
 */
export const COLOURS: readonly Colour[] = [
  { name: "paper", className: "bg-paper", light: "#f6f3ec", dark: "#0b1a24", use: "the page" },
  { name: "card", className: "bg-card", light: "#fffdf8", dark: "#10232f", use: "forms, quotations, cards" },
  { name: "ink", className: "bg-ink", light: "#0d2233", dark: "#eef3f2", on: "paper", use: "text" },
  {
    name: "soft",
    className: "bg-soft",
    light: "#4b5d6b",
    dark: "#a9bac2",
    on: "paper",
    use: "secondary text",
  },
  { name: "line", className: "bg-line", light: "#d9d3c5", dark: "#233a48", use: "rules" },
  {
    name: "clyde",
    className: "bg-clyde",
    light: "#0b5e86",
    dark: "#6cc0e6",
    on: "paper",
    use: "links and data",
  },
  {
    name: "clyde-pale",
    className: "bg-clyde-pale",
    light: "#8fb3c6",
    dark: "#3d6a83",
    use: "drawings, the lesser of two bars",
  },
  { name: "clyde-mid", className: "bg-clyde-mid", light: "#689ab1", dark: "#3e728a", use: "data: Starter" },
  {
    name: "moss",
    className: "bg-moss",
    light: "#2f6f5e",
    dark: "#7cc9b2",
    on: "paper",
    use: "success, data: Enterprise",
  },
  { name: "moss-pale", className: "bg-moss-pale", light: "#b4cdc3", dark: "#3f6f66", use: "drawings" },
  {
    name: "amber",
    className: "bg-amber",
    light: "#f0a63a",
    dark: "#f5b454",
    use: "the main action, “here” in data",
  },
  { name: "on-amber", className: "bg-on-amber", light: "#1d1402", on: "amber", use: "text on amber" },
  { name: "alert", className: "bg-alert", light: "#a3241b", dark: "#ff9b8c", on: "paper", use: "errors" },
  { name: "deep", className: "bg-deep", light: "#08303f", dark: "#12303f", use: "bands and the footer" },
  { name: "on-deep", className: "bg-on-deep", light: "#eef3f2", on: "deep", use: "text on deep" },
  {
    name: "soft-on-deep",
    className: "bg-soft-on-deep",
    light: "#b9cad1",
    on: "deep",
    use: "secondary text on deep",
  },
  {
    name: "line-on-deep",
    className: "bg-line-on-deep",
    light: "#24505f",
    dark: "#2f4e5e",
    use: "rules on deep",
  },
  { name: "clyde-on-deep", className: "bg-clyde-on-deep", light: "#8fd3ee", on: "deep", use: "data on deep" },
];

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
  { name: "lead", size: "21 / 1.45", className: "text-lead leading-[1.45] text-soft" },
  { name: "base", size: "17 / 1.6", className: "text-base" },
  { name: "small", size: "15 / 1.6", className: "text-small" },
] as const;

/** A swatch for each colour, which keeps it in print and in forced colours. */
export function ColourList() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
      {COLOURS.map((colour) => (
        <li
          key={colour.name}
          className="flex gap-x-4 gap-y-2 border-t border-line py-3 max-sm:flex-col sm:items-center"
        >
          <span
            className={`${colour.className} size-16 shrink-0 max-sm:h-12 max-sm:w-full rounded-button border border-line forced-color-adjust-none [print-color-adjust:exact]`}
          />
          <span className="min-w-0">
            <b className="block leading-tight">{colour.name}</b>
            <span className="block text-small leading-snug text-soft">{colour.use}</span>
            <Values colour={colour} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The values in both schemes, and the contrast of a text with its ground in each. */
function Values({ colour: { light, dark = light, on } }: { colour: Colour }) {
  const ground = COLOURS.find(({ name }) => name === on);
  const ratios = ground && [contrast(light, ground.light), contrast(dark, ground.dark ?? ground.light)];
  return (
    <span className="block text-small leading-snug text-soft tabular-nums">
      {light}
      {dark !== light && `, dark ${dark}`}
      {ratios && (
        <span className="block">
          {ratios.map((ratio) => ratio.toFixed(1)).join(" and ")} : 1 on {on}
        </span>
      )}
    </span>
  );
}

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
          <dd className={`${className} [overflow-wrap:anywhere]`}>{brand} speaking</dd>
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
