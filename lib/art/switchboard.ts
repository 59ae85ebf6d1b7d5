import { paint, type Colour, type Scheme } from "./colours.ts";
import { clock } from "./objects.ts";
import { at, disc, escapeText, line, ring, TEXT_FACE } from "./shapes.ts";

/** What the switchboard shows. */
export interface Switchboard {
  /** Names of trades, from the top. */
  trades: readonly string[];
  /** Cities with the time on their clocks, "02:14", from the top. */
  cities: readonly { name: string; time: string }[];
  /** Pairs of a trade and a city that are connected, by position. The first is the live call. */
  calls: readonly (readonly [number, number])[];
  /** The time on the clock of the desk: hour and minute. */
  now: readonly [number, number];
}

interface Layout {
  width: number;
  height: number;
  /** Room for the names on each side. */
  names: number;
  panel: number;
  /** Sockets of the panel in a row; even. */
  columns: number;
  /** Size of the names. */
  font: number;
}

/** A composition for each width of screen. */
export const LAYOUTS = {
  wide: { width: 1320, height: 500, names: 190, panel: 500, columns: 8, font: 20 },
  medium: { width: 720, height: 460, names: 150, panel: 208, columns: 4, font: 17 },
  phone: { width: 328, height: 392, names: 106, panel: 62, columns: 2, font: 14.5 },
} as const satisfies Record<string, Layout>;
export type SwitchboardSize = keyof typeof LAYOUTS;
export const SWITCHBOARD_SIZES = ["wide", "medium", "phone"] as const satisfies readonly SwitchboardSize[];

/** How many trades and cities a composition shows: the first ones. */
const ROWS: Record<SwitchboardSize, number> = { wide: 8, medium: 8, phone: 6 };

const CORDS: readonly Colour[] = ["amber", "clyde-on-deep", "moss-on-deep", "soft-on-deep", "clyde-pale"];

/** Trades on the left, cities on the right, and a cord for each call. Its background is that of a deep band, so that it can be read on paper. */
export function renderSwitchboard(board: Switchboard, size: SwitchboardSize, scheme: Scheme): string {
  const layout: Layout = LAYOUTS[size];
  const rows = ROWS[size];
  const { width, height, font } = layout;
  const shown = {
    ...board,
    trades: board.trades.slice(0, rows),
    cities: board.cities.slice(0, rows),
    calls: board.calls.filter(([trade, city]) => trade < rows && city < rows),
  };
  const body = [drawPanel(layout, board.now), drawNames(shown, layout, rows), drawCords(shown, layout, rows)];
  return paint(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round" font-family="${TEXT_FACE}" font-size="${font}" font-weight="600"><rect width="${width}" height="${height}" rx="14" fill="@band"/>${body.join("")}</svg>\n`,
    scheme,
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The middle of a row. */
function rowAt(row: number, rows: number, { height }: Layout): number {
  return round(((row + 0.5) * height) / rows);
}

/** Where the sockets of the panel are; `row` may be between two. */
function socketAt(column: number, row: number, layout: Layout): [number, number] {
  const { width, height, panel, columns } = layout;
  const gap = panel / (columns + 0.5);
  const middle = columns > 2 ? 0.25 * gap : 0;
  const x = (width - panel) / 2 + gap * (column + 0.75) + (column < columns / 2 ? -middle : middle);
  return [round(x), round(height * 0.29 + (row * height * 0.5) / 5)];
}

function drawPanel(layout: Layout, [hour, minute]: Switchboard["now"]): string {
  const { width, height, panel, columns } = layout;
  const left = (width - panel) / 2;
  const sockets = Array.from({ length: 6 * columns }, (_, index) => {
    const [x, y] = socketAt(index % columns, Math.floor(index / columns), layout);
    return disc(x, y, 8, "deep-shade") + ring(x, y, 8, "line-on-deep", 3.5);
  });
  const keys = Array.from({ length: columns }, (_, index) => {
    const [x] = socketAt(index, 0, layout);
    const live = index === columns / 2 - 1 || index === columns / 2;
    return `<rect x="${x - 4}" y="${round(height * 0.875)}" width="8" height="${round(height * 0.06)}" rx="3" fill="@${live ? "amber" : "clyde-pale"}"/>`;
  });
  return [
    `<rect x="${left}" y="8" width="${panel}" height="${height - 16}" rx="14" fill="@panel" stroke="@line-on-deep" stroke-width="2"/>`,
    `<rect x="${left + 12}" y="${round(height * 0.85)}" width="${panel - 24}" height="${round(height * 0.11)}" rx="8" fill="@deep-shade"/>`,
    `<g stroke="@ink">${at(width / 2, round(height * 0.145), clock(44, hour, minute), 0, round(Math.min(height * 0.09, panel * 0.38) / 44))}</g>`,
    ...sockets,
    ...keys,
  ].join("");
}

function drawNames({ trades, cities, calls }: Switchboard, layout: Layout, rows: number): string {
  const { width, names, font } = layout;
  const [liveTrade, liveCity] = calls[0] ?? [-1, -1];
  const used = (index: number, side: 0 | 1) => calls.some((call) => call[side] === index);
  const socket = (x: number, y: number, isUsed: boolean) =>
    disc(x, y, 11, "deep-shade") + ring(x, y, 11, isUsed ? "soft-on-deep" : "line-on-deep", 3.5);
  const word = (x: number, y: number, text: string, anchor: "start" | "end", colour: Colour, extra = "") =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="@${colour}"${extra}>${escapeText(text)}</text>`;
  const left = trades.map((name, index) => {
    const y = rowAt(index, rows, layout);
    const colour = index === liveTrade ? "amber" : "on-deep";
    return word(names - 24, round(y + font * 0.35), name, "end", colour) + socket(names, y, used(index, 0));
  });
  const right = cities.map(({ name, time }, index) => {
    const y = rowAt(index, rows, layout);
    const colour = index === liveCity ? "amber" : "on-deep";
    const small = ` font-weight="400" font-size="${round(font * 0.85)}"`;
    return (
      socket(width - names, y, used(index, 1)) +
      word(width - names + 24, round(y - font * 0.1), name, "start", colour) +
      word(width - names + 24, round(y + font), time, "start", "soft-on-deep", small)
    );
  });
  return [...left, ...right].join("");
}

function drawCords({ calls }: Switchboard, layout: Layout, rows: number): string {
  const { width, names, columns } = layout;
  const cords = calls.map(([trade, city], index) => {
    const colour = CORDS[index % CORDS.length]!;
    const thick = index === 0 ? 6 : 4.5;
    const half = columns / 2;
    const from = socketAt((half - 1 + index * (half - 1)) % half, index, layout);
    const to = socketAt(half + (index % half), index, layout);
    const start: [number, number] = [names, rowAt(trade, rows, layout)];
    const end: [number, number] = [width - names, rowAt(city, rows, layout)];
    const ends = [start, from, to, end].map(([x, y]) => disc(x, y, index === 0 ? 10 : 8, colour)).join("");
    // Within the panel the call's two sockets are joined from behind; only that of the live call is seen.
    const joint = index === 0 ? line(`M${from.join(" ")}L${to.join(" ")}`, colour, thick) : "";
    return line(hang(start, from), colour, thick) + joint + line(hang(end, to), colour, thick) + ends;
  });
  return cords.reverse().join("");
}

/** A cord between two points: the longer, the lower it hangs. */
function hang([x1, y1]: [number, number], [x2, y2]: [number, number]): string {
  const sag = Math.min(90, Math.abs(x2 - x1) * 0.24 + 14);
  const low = Math.max(y1, y2) + sag;
  return `M${x1} ${y1}C${round(x1 + (x2 - x1) * 0.35)} ${round(low)} ${round(x1 + (x2 - x1) * 0.65)} ${round(low)} ${x2} ${y2}`;
}
