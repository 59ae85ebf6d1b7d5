import colours from "./colours.json";

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
export const COLOURS = colours satisfies Record<Scheme, Record<string, string>>;

/** Replaces the names of colours, written `@amber`, by those of a scheme. */
export function paint(svg: string, scheme: Scheme): string {
  return svg.replace(/@([a-z-]+)/g, (_, name: string) => {
    if (!(name in COLOURS[scheme])) throw new Error(`“${name}” is no colour of lib/art/colours.json`);
    return COLOURS[scheme][name as keyof typeof COLOURS.light];
  });
}
