import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readContentCached } from "../read-content-cached";

/** Reads and checks the content once for a run of Jest. `jest.setup.ts` gives the file to each test. */
export default function readForTests(): void {
  mkdirSync(path.resolve(".next/cache"), { recursive: true });
  writeFileSync(
    path.resolve(".next/cache/test-content.json"),
    JSON.stringify(readContentCached(process.cwd())),
  );
}
