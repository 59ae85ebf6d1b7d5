import { Drawing } from "./drawing";

/** A person at the desk; beside them a machine drafts the note, and the person signs it. */
export function DraftedNote() {
  return (
    <Drawing background="green">
      <rect className="fill-card" x="196" y="34" width="152" height="150" rx="8" />
      <path className="stroke-clyde-pale" strokeWidth="7" d="M216 62h104M216 86h112M216 110h72" />
      <path
        className="stroke-amber"
        strokeWidth="5"
        d="M218 156c8-20 16-18 12-2s12-18 18-10-2 14 8 8 16-10 26-6"
      />
      <path className="fill-amber" d="M304 20l8 20 20 8-20 8-8 20-8-20-20-8 20-8z" strokeWidth="2.5" />
      <circle className="fill-clyde" cx="104" cy="104" r="30" />
      <path className="fill-clyde" d="M48 212v-14a56 56 0 0 1 112 0v14z" />
      <path className="stroke-object" strokeWidth="8" d="M68 106v-8a36 36 0 0 1 72 0v8" />
      <path className="fill-object stroke-none" d="M58 100h18v28H58zM132 100h18v28h-18z" />
      <path className="fill-object stroke-none" d="M24 212h352v14H24z" />
    </Drawing>
  );
}
