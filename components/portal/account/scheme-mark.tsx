import { SCHEME_MARK } from "./scheme";

/**
 * Runs `SCHEME_MARK`. Belongs before the content. `suppressHydrationWarning`: the build has moved the text to a file, and
 * React must not put it back, which Trusted Types refuse.
 */
export function SchemeMark() {
  return <script suppressHydrationWarning>{SCHEME_MARK}</script>;
}
