import { byteRange } from "./conditional-request";

it("reads ranges of ten bytes", () => {
  const read = (header: string) => {
    const range = byteRange(header, 10);
    return typeof range === "object" ? `${range.start}-${range.end}` : range;
  };
  const ranges = {
    "0-0": "0-0",
    "2-5": "2-5",
    "2-": "2-9",
    "-3": "7-9",
    "9-99999999999999999999": "9-9",
    "-99": "0-9",
  };
  for (const [asked, range] of Object.entries(ranges))
    expect([asked, read(`BYTES=${asked}`)]).toEqual([asked, range]);
  for (const asked of ["5-2", "10-", "-0"])
    expect([asked, read(`bytes=${asked}`)]).toEqual([asked, "unsatisfiable"]);
  const ignored = ["", "bytes=abc", "bytes=-", "bytes=--5", "bytes=1-2x", "items=0-5", "bytes=0-1,3-4"];
  expect(ignored.filter((header) => read(header) !== undefined)).toEqual([]);
});
