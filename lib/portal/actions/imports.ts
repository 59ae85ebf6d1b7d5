/** Imports of files, and the archive, which reads them too. Fetched with the first of them: few visits need it. */
export { openArchive, removeArchived, writeArchive } from "./archive";
export { importBackup, previewImport } from "./backup-import";
export { importCsv, previewCsv } from "./csv-import";
