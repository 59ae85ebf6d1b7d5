import { getContent } from "@/lib/content";
import { securityTxt } from "./security-txt";

it("has the fields of RFC 9116, one per line", () => {
  const security = { contact: "security@firm.example", expires: "2027-10-31", languages: ["en", "gd"] };
  expect(securityTxt({ security }, "https://firm.example")).toBe(
    `Contact: mailto:security@firm.example
Expires: 2027-10-31T23:59:59Z
Preferred-Languages: en, gd
Canonical: https://firm.example/.well-known/security.txt
`,
  );
});

it("names the security contact of site.yaml", () => {
  const { site } = getContent();
  expect(securityTxt(site, "https://x.example")).toContain(`mailto:${site.security.contact}`);
});
