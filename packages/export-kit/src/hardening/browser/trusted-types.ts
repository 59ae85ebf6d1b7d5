/** Creates the Trusted Types policy. The first script of every page that has scripts, and of every web worker. */
import { createHTML, createScript, createScriptURL } from "./trusted-types-rules";

interface TrustedTypesScope {
  trustedTypes?: {
    createPolicy(name: "default", rules: Record<string, (value: string) => string | null>): unknown;
  };
}

(globalThis as TrustedTypesScope).trustedTypes?.createPolicy("default", {
  createHTML,
  createScript,
  // Browsers pass further arguments, which must not be used as `here`.
  createScriptURL: (address) => createScriptURL(address),
});
