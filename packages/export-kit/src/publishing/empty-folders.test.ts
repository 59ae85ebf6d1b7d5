import { mkdirSync } from "node:fs";
import { temporaryFolder } from "../../test/folder";
import { removeEmptyFolders } from "./empty-folders";

const { at, list, write } = temporaryFolder();

it("removes folders without files, and folders that contain only such folders", () => {
  for (const folder of ["_next/build-id", "a/b/c"]) mkdirSync(at(folder), { recursive: true });
  for (const file of ["_next/app.js", "services/x.html"]) write(file);
  removeEmptyFolders(at());
  expect(list()).toEqual(["_next", "_next/app.js", "services", "services/x.html"]);
});
