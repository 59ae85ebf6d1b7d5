import { temporaryFolder } from "../../test/folder";
import { startLocal } from "../../test/hosts/local-server";
import { manifestOf } from "../publishing/manifest";
import { readOrigin, verifyHost } from "./verify";

const folder = temporaryFolder();

it("names the files that a host serves with other contents, and says when it serves another build", async () => {
  folder.write("build.json", '{"build":"a"}');
  for (const name of ["index.html", "services.html", "a b.txt", "404.html"]) folder.write(name, `Of ${name}`);
  const site = manifestOf(folder.at());
  const host = await startLocal({ root: folder.at(), files: [], options: {} });
  const verify = () => verifyHost(host.target.origin, site, [...site.keys()]);
  try {
    expect(await verify()).toMatch("5 of 5 files compared, all are those of the build");
    folder.write("services.html", "Of services.htmL");
    await expect(verify()).rejects.toThrow(/1 of 5 files .*\n {2}services\.html has other contents$/);
    folder.write("build.json", '{"build":"b"}');
    await expect(verify()).rejects.toThrow("serves another build than the one in out/");
  } finally {
    await host.stop();
  }
});

it("needs the address of a site", () => {
  expect(readOrigin("https://www.example.com")).toBe("https://www.example.com");
  for (const address of ["", "www.example.com", "https://www.example.com/a", "ftp://example.com"])
    expect(() => readOrigin(address)).toThrow("verify: expected an address without path");
});
