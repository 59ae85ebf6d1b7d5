/** Runs one measurement in this process and sends the result: `child.mjs <bundle> <name> <arguments as JSON>`. */
import { createRequire } from "node:module";

const [file, name, args] = process.argv.slice(2);
const measure = createRequire(import.meta.url)(file)[name];
const result = await measure(...JSON.parse(args));
if (result !== undefined) process.send(result);
process.disconnect();
