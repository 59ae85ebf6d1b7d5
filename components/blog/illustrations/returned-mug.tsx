import { Drawing } from "./drawing";

/** A chipped mug, and the arrow that takes its parcel back. */
export function ReturnedMug() {
  return (
    <Drawing background="blue">
      <path className="fill-object stroke-none" d="M24 212h352v14H24z" />
      <path className="fill-card" d="M70 112h96v84a16 16 0 0 1-16 16H86a16 16 0 0 1-16-16z" />
      <path className="fill-clyde-pale stroke-none" d="M72 150h92v22H72z" />
      <path d="M166 130h18a20 20 0 0 1 0 48h-18" strokeWidth="9" />
      <path className="fill-paper" d="M104 112l10 20 10-12 12 14 8-22z" />
      <path className="fill-moss" d="M236 134h112v78H236z" />
      <path className="fill-moss-pale stroke-none" d="M280 136h24v30h-24z" />
      <path d="M236 134l16-22h80l16 22" className="fill-moss-pale" />
      <path className="stroke-amber" strokeWidth="8" d="M312 84a96 74 0 0 0-182-4" />
      <path className="stroke-amber" strokeWidth="8" d="M120 54l8 28 28-8" />
    </Drawing>
  );
}
