/** Actions that few visits need. Their code is fetched with the first of them. */
export { importCsv, previewCsv } from "./csv-import";
export { removeView, saveView } from "./saved-views";
export { loadSamples, removeSamples } from "./samples";
