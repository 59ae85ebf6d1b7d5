/**
 * The one script that runs on a page whose scripts wait: the Trusted Types policy that they live under,
 * and what starts them.
 */
import "./trusted-types";
import { startOnSignal } from "./start-on-signal";

startOnSignal();
