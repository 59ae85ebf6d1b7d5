import { getContent } from "@/lib/content";
import { robotsRules } from "./robots-rules";

const { crawlers } = getContent().crawlers;

it("allows the site to everybody, and names every crawler once", () => {
  const [everybody, ...named] = robotsRules(crawlers);
  expect(everybody).toEqual({ userAgent: "*", allow: "/" });
  expect(named.flatMap(({ userAgent }) => userAgent).sort()).toEqual(
    crawlers.map(({ userAgent }) => userAgent).sort(),
  );
});

it("shuts the site to a crawler that is not allowed, and to no other", () => {
  const [first, second, ...others] = crawlers;
  expect(
    robotsRules([
      { ...first!, allowed: false },
      { ...second!, allowed: true },
    ]),
  ).toEqual([
    { userAgent: "*", allow: "/" },
    { userAgent: [second!.userAgent], allow: "/" },
    { userAgent: [first!.userAgent], disallow: "/" },
  ]);
  expect(others.length).toBeGreaterThan(0);
});

it("has no group without a name", () => {
  expect(robotsRules([])).toEqual([{ userAgent: "*", allow: "/" }]);
});
