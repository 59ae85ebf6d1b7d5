/** The schemes in which every picture is drawn. */
export const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/**
 * Colours of pictures, in both schemes. The first ones are tokens of `components/ui/theme.css`, which a file cannot refer to;
 * `art.test.ts` compares them. `moon` is bright in both schemes. `blue`, `green` and `sand` are the backgrounds of drawings,
 * mixed from tokens. The `hours` are the plans in the picture of a year, as lines and strips on its `day` and `night`; words in
 * ink can be read on both. An `object` is the darkest thing by day and still stands out by night: a desk, a wheel, the case of
 * a telephone. A `slip` is paper, light in both schemes, with its outline and what is written on it.
 */
export const COLOURS = {
  light: {
    paper: "#f6f3ec",
    card: "#fffdf8",
    ink: "#0d2233",
    soft: "#4b5d6b",
    line: "#d9d3c5",
    clyde: "#0b5e86",
    "clyde-pale": "#8fb3c6",
    deep: "#08303f",
    "on-deep": "#eef3f2",
    "soft-on-deep": "#b9cad1",
    "line-on-deep": "#24505f",
    "clyde-on-deep": "#8fd3ee",
    "moss-on-deep": "#7cc9b2",
    band: "#08303f",
    panel: "#0d3e50",
    land: "#0f4458",
    shore: "#3f7f9e",
    "deep-shade": "#052532",
    amber: "#f0a63a",
    "on-amber": "#1d1402",
    alert: "#a3241b",
    moss: "#2f6f5e",
    "moss-pale": "#b4cdc3",
    moon: "#fffdf8",
    blue: "#d7e0e1",
    green: "#d8e2da",
    sand: "#e6e1d7",
    "hours-few": "#3f7f9e",
    "hours-more": "#0b5e86",
    "hours-all": "#2f6f5e",
    day: "#fdeec4",
    night: "#a3c1d0",
    object: "#08303f",
    "on-object": "#8fb3c6",
    slip: "#fffdf8",
    "slip-ink": "#0d2233",
    "slip-line": "#4b5d6b",
    "slip-mark": "#f0a63a",
    "slip-blue": "#0b5e86",
  },
  dark: {
    paper: "#0b1a24",
    card: "#10232f",
    ink: "#eef3f2",
    soft: "#a9bac2",
    line: "#233a48",
    clyde: "#6cc0e6",
    "clyde-pale": "#3d6a83",
    deep: "#061219",
    "on-deep": "#eef3f2",
    "soft-on-deep": "#b9cad1",
    "line-on-deep": "#3a5666",
    "clyde-on-deep": "#8fd3ee",
    "moss-on-deep": "#7cc9b2",
    band: "#12303f",
    panel: "#1b4152",
    land: "#173a4b",
    shore: "#3d6a83",
    "deep-shade": "#061219",
    amber: "#f5b454",
    "on-amber": "#1d1402",
    alert: "#ff9b8c",
    moss: "#7cc9b2",
    "moss-pale": "#3f6f66",
    moon: "#eef3f2",
    blue: "#1a3241",
    green: "#224042",
    sand: "#182c38",
    "hours-few": "#b4d4e2",
    "hours-more": "#6cc0e6",
    "hours-all": "#7cc9b2",
    day: "#8a6414",
    night: "#1d4054",
    object: "#64828f",
    "on-object": "#12303f",
    slip: "#d5dfdf",
    "slip-ink": "#0b1a24",
    "slip-line": "#4b5d6b",
    "slip-mark": "#d98a1b",
    "slip-blue": "#155a7d",
  },
} as const satisfies Record<Scheme, Record<string, string>>;

type Colour = keyof (typeof COLOURS)["light"];

/** Replaces the names of colours, written `@amber`, by those of a scheme. */
export function paint(svg: string, scheme: Scheme): string {
  return svg.replace(/@([a-z-]+)/g, (_, name: string) => {
    if (!(name in COLOURS[scheme])) throw new Error(`“${name}” is no colour of lib/art/colours.ts`);
    return COLOURS[scheme][name as Colour];
  });
}
