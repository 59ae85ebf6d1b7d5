import { Drawing } from "./drawing";

/** A dispatcher's board with the jobs of four vans, under a storm. */
export function JobBoard() {
  return (
    <Drawing background="blue">
      <path
        className="fill-clyde-pale"
        d="M136 68a21 21 0 0 1 3-42 31 31 0 0 1 58-5 24 24 0 0 1 42 8 20 20 0 0 1 3 39z"
      />
      <path className="stroke-amber" strokeWidth="5" d="M170 44l-12 24h20l-12 26M226 48l-8 18h14l-8 18" />
      <rect className="fill-deep" x="48" y="104" width="304" height="136" rx="8" />
      <path className="stroke-clyde-pale" strokeWidth="1.5" d="M60 138h280M60 171h280M60 204h280" />
      <path
        className="fill-clyde-pale stroke-none"
        d="M66 114h32v16H66zM66 147h32v16H66zM66 180h32v16H66zM66 213h32v16H66z"
      />
      <path
        className="fill-slip stroke-none"
        d="M118 114h60v16h-60zM118 147h36v16h-36zM210 147h72v16h-72zM118 180h92v16h-92zM160 213h50v16h-50z"
      />
      <path className="fill-moss stroke-none" d="M196 114h44v16h-44zM234 213h58v16h-58z" />
      <path className="fill-amber stroke-none" d="M230 180h70v16h-70z" />
    </Drawing>
  );
}
