/** For pages whose scripts wait until there is a first sign of a person. */
import { ON_SIGNAL } from "./hardening/signals";

/** Attributes of the document element of such a page. */
export const startOnSignal = { [ON_SIGNAL]: "" };
