import clsx from "clsx";
import { IconButton } from "@/components/ui/icon-button";

/** Static styles of each state: as `.button:hover` in `layout/layout.css` and `:focus-visible` in `ui/theme.css`. */
const STATES = [
  { name: "Rest", main: "", second: "" },
  {
    name: "Hover",
    main: "bg-[color-mix(in_srgb,var(--color-amber)_88%,#000)]",
    second: "bg-[color-mix(in_srgb,var(--color-ink)_8%,transparent)]",
  },
  {
    name: "Focus",
    main: "outline-3 outline-offset-3 outline-clyde",
    second: "outline-3 outline-offset-3 outline-clyde",
  },
] as const;

/** Buttons in all their states. */
export function ButtonStates() {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {STATES.map(({ name, main, second }) => (
        <li key={name} className="space-y-4">
          <p className="text-small text-soft">{name}</p>
          <Pair main={main} second={second} />
        </li>
      ))}
      <li className="space-y-4">
        <p className="text-small text-soft">Disabled</p>
        <Pair disabled />
      </li>
    </ul>
  );
}

function Pair({ main, second, disabled }: { main?: string; second?: string; disabled?: boolean }) {
  return (
    <div className="flex flex-wrap gap-4">
      <button type="button" disabled={disabled} className={clsx("button button-main", main)}>
        Main
      </button>
      <button type="button" disabled={disabled} className={clsx("button", second)}>
        Second
      </button>
      <IconButton label="Next" disabled={disabled} className={second}>
        <path d="M10 6l6 6-6 6" />
      </IconButton>
    </div>
  );
}
