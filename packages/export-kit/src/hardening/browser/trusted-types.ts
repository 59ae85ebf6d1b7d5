/**
 * Creates the Trusted Types policy. The first script of every page that has scripts.
 *
 * @see docs/decisions/0014-one-trusted-types-policy.md
 */
import { createHTML, createScript, createScriptURL } from "./rules";

interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(name: "default", rules: Record<string, (value: string) => string | null>): unknown;
  };
}

(window as TrustedTypesWindow).trustedTypes?.createPolicy("default", {
  createHTML,
  createScript,
  // Browsers pass further arguments, which must not be used as `here`.
  createScriptURL: (address) => createScriptURL(address),
});
