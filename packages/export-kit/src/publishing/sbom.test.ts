import { cpSync } from "node:fs";
import { temporaryFolder } from "../../test/folder";
import { hashLock, makeSbom } from "./sbom";

const { at, write } = temporaryFolder();

const ROOT = {
  name: "site",
  version: "1.0.0",
  dependencies: { a: "1.0.0" },
  devDependencies: { b: "2.0.0" },
};
/** Package a is also for development in a workspace, as Next and React are in this repository. */
const KIT = { name: "kit", version: "1.0.0", devDependencies: { a: "1.0.0" } };

it("lists the packages of a lock file in the same bytes in any folder, those for development marked", async () => {
  const packages = {
    "": { ...ROOT, workspaces: ["kit"] },
    kit: KIT,
    "node_modules/kit": { resolved: "kit", link: true },
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b": { version: "2.0.0", dev: true },
  };
  write("site/package.json", JSON.stringify({ ...ROOT, workspaces: ["kit"] }));
  write("site/kit/package.json", JSON.stringify(KIT));
  write("site/package-lock.json", JSON.stringify({ lockfileVersion: 3, packages }));
  cpSync(at("site"), at("copy"), { recursive: true });
  const lock = hashLock(at("site"))!;
  // As NODE_ENV does in a build.
  write("site/.npmrc", "omit=dev");
  const text = (await makeSbom(at("site"), lock))!;
  expect(await makeSbom(at("copy"), lock)).toBe(text);
  const { bomFormat, serialNumber, metadata, components } = JSON.parse(text);
  expect([bomFormat, metadata.component.name]).toEqual(["CycloneDX", "site"]);
  expect(serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(lock).toMatch(new RegExp(`^${serialNumber.slice("urn:uuid:".length).replaceAll("-", "")}`));
  const marked = components.map(({ name, version, properties }: Record<string, unknown>) =>
    [name, version, JSON.stringify(properties).includes("development")].join(" "),
  );
  expect(marked.toSorted()).toEqual(["a 1.0.0 false", "b 2.0.0 true", "kit 1.0.0 false"]);
});

it("leaves a site without a list, and says so, where npm cannot make one", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation();
  expect(hashLock(at())).toBeUndefined();
  expect(await makeSbom(at(), "0".repeat(64))).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("no list of packages"));
});
