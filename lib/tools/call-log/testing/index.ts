/** All files of the tests of the call log. */
import { CARRIERS } from "./carriers";
import { CLOUDS } from "./clouds";
import { LANGUAGES } from "./languages";
import { OPEN_FILES } from "./open-files";
import { PRINTED } from "./printed";
import { SWITCHBOARDS } from "./switchboards";
import { TABLES } from "./tables";

export type { LogFile } from "./log-file";
export const LOG_FILES = [
  ...SWITCHBOARDS,
  ...CARRIERS,
  ...CLOUDS,
  ...LANGUAGES,
  ...OPEN_FILES,
  ...TABLES,
  ...PRINTED,
];
