import { describeUnagreed } from "./removals";

const removing = (count: number, published = 100, agreed?: number) =>
  describeUnagreed({
    gone: Array.from({ length: count }, (_, index) => `${index}.html`),
    published,
    agreed,
  });

it("is silent on a tenth of the published files, and on none", () => {
  expect(removing(10)).toBeUndefined();
  expect(removing(0, 0)).toBeUndefined();
});

it("describes more than a tenth, unless their number was agreed to", () => {
  expect(removing(11)).toContain("would remove 11 of 100 published files, such as 0.html, 1.html, 2.html");
  expect(removing(11, 100, 12)).toContain("pass --yes-delete 11");
  expect(removing(11, 100, 11)).toBeUndefined();
});

it("describes any removal after a build with other settings", () => {
  const change = { gone: ["a.html"], published: 100, settings: ["LANDING_SCOPE: “”, now “cities=leeds”"] };
  expect(describeUnagreed({ ...change, agreed: undefined })).toContain("other settings (LANDING_SCOPE: ");
  expect(describeUnagreed({ ...change, agreed: 1 })).toBeUndefined();
});
