import { describeUnagreed } from "./removals";

const removing = (count: number, published = 100, agreed?: number, settings?: string[]) =>
  describeUnagreed({
    published,
    agreed,
    ...(settings && { settings }),
    gone: Array.from({ length: count }, (_, index) => `${index}.html`),
  });

it("describes more than a tenth of the published files, unless their number was agreed to", () => {
  expect([removing(10), removing(0, 0)]).toEqual([undefined, undefined]);
  expect(removing(11)).toContain("would remove 11 of 100 published files, such as 0.html, 1.html, 2.html");
  expect(removing(11, 100, 12)).toContain("pass --yes-delete 11");
  expect(removing(11, 100, 11)).toBeUndefined();
});

it("describes any removal after a build with other settings", () => {
  const settings = ["LANDING_SCOPE: “”, now “cities=leeds”"];
  expect(removing(1, 100, undefined, settings)).toContain("other settings (LANDING_SCOPE: ");
  expect(removing(1, 100, 1, settings)).toBeUndefined();
});
