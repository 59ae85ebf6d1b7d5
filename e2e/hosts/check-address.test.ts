import { describeBuilds, groupDifferences, readTarget } from "./check-address";

it("reads the origin of a host, and where its plain http is", () => {
  expect(readTarget("https://www.example.com/")).toEqual({
    origin: "https://www.example.com",
    plainOrigin: "http://www.example.com",
  });
  expect(readTarget("http://localhost:3000")).toEqual({ origin: "http://localhost:3000" });
  expect(readTarget("https://localhost:8443")).toEqual({ origin: "https://localhost:8443" });
});

it("refuses what is no address of a host", () => {
  const refused = [
    "",
    "www.example.com",
    "ftp://example.com",
    "https://example.com/blog",
    "https://a.example/?a",
  ];
  for (const address of refused)
    expect(() => readTarget(address)).toThrow("expected an address without path");
});

it("names a problem once, with examples, the most frequent first, and cuts a long list off", () => {
  const cases = ["/a", "/b", "/c", "/d"].map((name) => ({ name, problems: ["no policy"] }));
  cases[0]!.problems.push("status 200");
  const lines = ["  no policy\n    /a\n    /b\n    /c and 1 more", "  status 200\n    /a"];
  expect(groupDifferences(cases)).toEqual(lines);
  const problems = Array.from({ length: 45 }, (_, index) => `problem ${index}`);
  expect(groupDifferences([{ name: "/", problems }]).at(-1)).toBe("  and 5 more differences");
});

it("says that a host serves another build, and nothing if it is the same", () => {
  const [local, other] = [Buffer.from('{"build":"a"}\n'), Buffer.from('{"build":"b"}\n')];
  expect(describeBuilds({ status: 200, body: local }, local)).toEqual([]);
  expect(describeBuilds({ status: 200, body: other }, local)[0]).toMatch(
    /\{"build":"b"\}, expected \{"build":"a"\}$/,
  );
  expect(describeBuilds({ status: 404, body: other }, local)[0]).toMatch("nothing at /build.json");
});
