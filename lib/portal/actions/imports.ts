/** Imports of files. Their code is fetched with the first of them: few visits need it. */
export { importBackup, previewImport } from "./backup-import";
export { importCsv, previewCsv } from "./csv-import";
