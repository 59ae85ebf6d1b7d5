/** Actions that few visits need. Their code is fetched with the first of them. */
export { removeView, saveView } from "./saved-views";
export { loadSamples, removeSamples } from "./samples";
export { saveUsage, undoUsage } from "./usage";
