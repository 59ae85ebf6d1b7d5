import { getContent } from "@/lib/content";
import { describeOrganization, homeNodes } from "./organization";

const { site } = getContent();
const origin = "https://www.example.test";

it("describes the company and its website on the home page, as one company", () => {
  const [organization, website] = homeNodes(site, origin) as unknown as Record<string, unknown>[];
  expect(organization).toMatchObject({
    "@type": "Organization",
    name: site.brand,
    foundingDate: String(site.founded),
    address: { addressLocality: site.address.locality },
  });
  expect(website).toMatchObject({ "@type": "WebSite", publisher: { "@id": organization!["@id"] } });
  expect(describeOrganization(site, origin)["@id"]).toBe(organization!["@id"]);
});
