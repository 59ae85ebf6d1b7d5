import { BackupImport } from "./backup-import";
import { CsvImport } from "./csv-import";

/** The imports of files. Fetched with the settings. */
export default function Imports() {
  return (
    <>
      <BackupImport />
      <CsvImport kind="customers" />
      <CsvImport kind="requests" />
    </>
  );
}
