import { licencesText } from "./licences-text";

it("prints each text once, below the packages it applies to", () => {
  const mit = { version: "1.0.0", licence: "MIT" };
  const text = licencesText([
    { ...mit, name: "a", text: "Copyright A" },
    { ...mit, name: "b", text: "Copyright B" },
    { ...mit, name: "c", text: "Copyright A" },
    { ...mit, name: "d", text: undefined },
  ]);
  expect(text.split(/\n-{80}\n/)).toEqual([
    "a 1.0.0 (MIT)\nc 1.0.0 (MIT)\n\nCopyright A\n",
    "b 1.0.0 (MIT)\n\nCopyright B\n",
    "d 1.0.0 (MIT)\n\nThe package comes without a licence file and names MIT as its licence.\n",
  ]);
});
