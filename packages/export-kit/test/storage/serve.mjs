// @ts-check
/** `npm run storage`: an empty object storage on loopback for trials, until it is interrupted. */
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { bundle } from "../../src/bundle.mjs";

const entry = fileURLToPath(new URL("./s3-server.ts", import.meta.url));
const file = await bundle(process.cwd(), entry, { external: ["@20minutes/s3rver"] });
const { startS3Server, BUCKET } = createRequire(import.meta.url)(file);
const server = await startS3Server();
console.log(`A storage with the bucket s3://${BUCKET}, until Ctrl+C. In another terminal:\n`);
for (const [name, value] of Object.entries(server.env)) console.log(`export ${name}=${value}`);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void server.stop());
