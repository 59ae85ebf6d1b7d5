import { Drawing } from "./drawing";

/** A path that divides: to a chat window, or to a telephone. */
export function PhoneOrChat() {
  return (
    <Drawing background="sand">
      <path
        className="stroke-clyde"
        strokeWidth="6"
        d="M32 130h92c40 0 36-60 84-60M124 130c40 0 36 66 84 66"
      />
      <circle className="fill-amber" cx="118" cy="130" r="13" />
      <rect className="fill-card" x="214" y="24" width="146" height="92" rx="8" />
      <path className="fill-object" d="M222 24h130a8 8 0 0 1 8 8v12H214V32a8 8 0 0 1 8-8z" />
      <path className="fill-clyde-pale stroke-none" d="M228 56h70v18h-70z" />
      <path className="fill-clyde stroke-none" d="M272 84h74v18h-74z" />
      <rect className="fill-clyde" x="250" y="142" width="62" height="104" rx="10" />
      <path className="fill-paper" d="M259 156h44v66h-44z" />
      <path className="stroke-paper" d="M276 234h10" />
      <path
        className="stroke-amber"
        strokeWidth="4"
        d="M328 176a24 24 0 0 1 0 32M342 164a42 42 0 0 1 0 56M234 176a24 24 0 0 0 0 32"
      />
    </Drawing>
  );
}
