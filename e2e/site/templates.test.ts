import { sampleTemplates, templateOf } from "./templates";

it.each([
  ["/", "/"],
  ["/services", "/services"],
  ["/services/pay-per-lead", "/services/*"],
  ["/services/pay-per-lead/hotels", "/services/*/*"],
  ["/regions/europe/france/lyon", "/regions/*/*/*"],
  ["/seo/pay-per-lead/hotels/lyon", "/seo/*/*/*"],
  ["/blog/a-post", "/blog/*"],
  ["/blog/page/2", "/blog/page/*"],
  ["/blog/tag/costs", "/blog/tag/*"],
])("%s belongs to the template %s", (path, template) => expect(templateOf(path)).toBe(template));

it("samples the smallest, the middle and the largest page of each template", () => {
  const pages = [5, 3, 1, 2, 4].map((bytes) => ({ path: `/services/${bytes}`, bytes }));
  const home = { path: "/", bytes: 9 };
  expect(sampleTemplates([home, ...pages]).map(({ bytes }) => bytes)).toEqual([9, 1, 3, 5]);
});
