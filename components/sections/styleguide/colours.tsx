import type { ReactNode } from "react";
import clsx from "clsx";
import { contrast } from "./contrast";

interface Colour {
  name: string;
  use: string;
  light: string;
  /** In the dark scheme, if it has another value there. */
  dark?: string;
  /** What text of this colour stands on. */
  on?: string;
}

const GROUNDS: readonly Colour[] = [
  { name: "paper", light: "#f6f3ec", dark: "#0b1a24", use: "the page" },
  { name: "card", light: "#fffdf8", dark: "#10232f", use: "forms, quotations, cards" },
  { name: "line", light: "#d9d3c5", dark: "#233a48", use: "rules" },
  { name: "deep", light: "#08303f", dark: "#12303f", use: "bands and the footer" },
  { name: "bubble", light: "#fffdf8", dark: "#cbd8da", use: "what is said, on deep" },
  { name: "line-on-deep", light: "#24505f", dark: "#2f4e5e", use: "rules on deep" },
];

const TEXTS: readonly Colour[] = [
  { name: "ink", light: "#0d2233", dark: "#eef3f2", on: "paper", use: "text" },
  { name: "soft", light: "#4b5d6b", dark: "#a9bac2", on: "paper", use: "secondary text" },
  { name: "alert", light: "#a3241b", dark: "#ff9b8c", on: "paper", use: "errors" },
  { name: "on-amber", light: "#1d1402", on: "amber", use: "text on amber" },
  { name: "on-deep", light: "#eef3f2", on: "deep", use: "text on deep" },
  { name: "on-bubble", light: "#0d2233", on: "bubble", use: "what is said" },
  { name: "soft-on-deep", light: "#b9cad1", on: "deep", use: "secondary text on deep" },
];

const DATA: readonly Colour[] = [
  { name: "amber", light: "#f0a63a", dark: "#f5b454", use: "the main action, “here” in data" },
  { name: "clyde", light: "#0b5e86", dark: "#6cc0e6", on: "paper", use: "links and data" },
  { name: "clyde-mid", light: "#689ab1", dark: "#3e728a", use: "data: Starter" },
  { name: "clyde-pale", light: "#8fb3c6", dark: "#3d6a83", use: "drawings, the lesser of two bars" },
  { name: "moss", light: "#2f6f5e", dark: "#7cc9b2", on: "paper", use: "success, data: Enterprise" },
  { name: "moss-pale", light: "#b4cdc3", dark: "#3f6f66", use: "drawings" },
  { name: "clyde-on-deep", light: "#8fd3ee", on: "deep", use: "data on deep" },
];

/** Every colour of `components/ui/theme.css`, its values and its use; a test compares the two. */
export const COLOURS = [...GROUNDS, ...TEXTS, ...DATA];

/** The colours by what they are for, each on its ground in both schemes. */
export function ColourList() {
  return (
    <div className="grid gap-10 md:gap-14">
      <Group title="What things lie on" colours={GROUNDS} draw={drawGround} />
      <Group title="What is written" colours={TEXTS} draw={drawText} />
      <Group title="What is drawn, and the one action" colours={DATA} draw={drawData} />
    </div>
  );
}

interface GroupProps {
  title: string;
  colours: readonly Colour[];
  /** Draws a colour on the half of a swatch that begins at `x`, in percent. */
  draw: (colour: string, x: number) => ReactNode;
}

function Group({ title, colours, draw }: GroupProps) {
  return (
    <section>
      <h3 className="mb-3">{title}</h3>
      {/* A row on wide screens, and two full ones on tablets. */}
      <ul
        className={clsx(
          "grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-5 md:gap-y-8 lg:gap-x-6",
          colours.length > 6 ? "md:max-lg:grid-cols-4" : "md:max-lg:grid-cols-3",
        )}
      >
        {colours.map((colour) => (
          <li key={colour.name} className="break-inside-avoid">
            <Swatch colour={colour} draw={draw} />
            <b className="mt-2 block leading-tight">{colour.name}</b>
            <span className="block text-small leading-snug">{colour.use}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Light beside dark, whatever the scheme of the page: attributes, because the tokens have one value at a time. */
function Swatch({ colour, draw }: { colour: Colour } & Pick<GroupProps, "draw">) {
  const ground = COLOURS.find(({ name }) => name === (colour.on ?? "paper"))!;
  const halves = [
    { x: 0, value: colour.light, on: ground.light },
    { x: 50, value: colour.dark ?? colour.light, on: ground.dark ?? ground.light },
  ];
  return (
    <>
      <svg
        aria-hidden="true"
        className="h-12 w-full rounded-button border border-line forced-color-adjust-none md:h-24 [print-color-adjust:exact]"
      >
        {halves.map(({ x, value, on }) => (
          <g key={x}>
            <rect x={`${x}%`} width="50%" height="100%" fill={on} />
            {draw(value, x)}
          </g>
        ))}
      </svg>
      <span className="mt-1 grid grid-cols-2 text-small leading-snug text-soft tabular-nums">
        {halves.map(({ x, value, on }) => (
          <span key={x}>
            <span className="sr-only">{x === 0 ? "light" : "dark"} </span>
            {value}
            {colour.on && <span className="block">{contrast(value, on).toFixed(1)} : 1</span>}
          </span>
        ))}
      </span>
    </>
  );
}

function drawGround(colour: string, x: number) {
  return <rect x={`${x}%`} width="50%" height="100%" fill={colour} />;
}

function drawText(colour: string, x: number) {
  return (
    <text
      x={`${x + 25}%`}
      y="50%"
      dy=".35em"
      textAnchor="middle"
      fill={colour}
      className="font-display text-[1.75rem] font-semibold md:text-[2.25rem]"
    >
      Aa
    </text>
  );
}

function drawData(colour: string, x: number) {
  return <rect x={`${x + 12}%`} y="22%" width="26%" height="78%" fill={colour} />;
}
