/** The actions of usage and samples, which few visits need. Their code is fetched with the first of them. */
export { loadSamples, removeSamples } from "./samples";
export { saveUsage, undoUsage } from "./usage";
