import { Drawing } from "./drawing";

/** A telephone rings on a counter at one o'clock, beside somebody's lunch. */
export function LunchHour() {
  return (
    <Drawing background="blue">
      <circle className="fill-card" cx="78" cy="74" r="46" />
      <path strokeWidth="2.5" d="M78 34v6M78 108v6M38 74h6M112 74h6" />
      <path className="stroke-clyde" strokeWidth="5" d="M78 74V44M78 74l12-21" />
      <path className="fill-object stroke-none" d="M20 196h360v16H20z" />
      <path strokeWidth="6" d="M52 212v34M348 212v34" />
      <path className="fill-clyde" d="M190 196c0-30 18-46 50-46s50 16 50 46z" />
      <circle className="fill-card" cx="240" cy="176" r="14" />
      <path className="stroke-amber" strokeWidth="22" strokeLinecap="butt" d="M192 146a50 42 0 0 1 96 0" />
      <path className="fill-amber stroke-none" d="M176 138h34v30h-34zM270 138h34v30h-34z" />
      <path
        className="stroke-amber"
        d="M316 96a30 30 0 0 1 8 30M328 84a48 48 0 0 1 13 46M340 72a66 66 0 0 1 18 62"
      />
      <path className="fill-card" d="M60 182h104a8 8 0 0 1-8 14H68a8 8 0 0 1-8-14z" />
      <path className="fill-moss" d="M72 170h80v12H72z" />
      <path className="fill-paper" d="M66 170l22-34h62l8 34z" />
    </Drawing>
  );
}
