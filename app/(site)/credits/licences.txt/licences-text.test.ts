import { licencesText } from "./licences-text";

it("the licences print each text once, below the packages it applies to", () => {
  const texts = { a: "Copyright A", b: "Copyright B", c: "Copyright A", d: undefined };
  const packages = Object.entries(texts).map(([name, text]) => ({
    name,
    text,
    version: "1.0.0",
    licence: "MIT",
  }));
  expect(licencesText(packages).split(/\n-{80}\n/)).toEqual([
    "a 1.0.0 (MIT)\nc 1.0.0 (MIT)\n\nCopyright A\n",
    "b 1.0.0 (MIT)\n\nCopyright B\n",
    "d 1.0.0 (MIT)\n\nThe package comes without a licence file and names MIT as its licence.\n",
  ]);
});
