/**
 * The first script of every page that has any: makes the policy that all other scripts live under.
 * Browsers without Trusted Types go without it.
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
  // The browser hands over more than the address.
  createScriptURL: (address) => createScriptURL(address),
});
