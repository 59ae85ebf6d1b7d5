import { readdirSync } from "node:fs";
import { originalFile, copyContent, write } from "./plant";

const { plant } = copyContent();
const industries = readdirSync("content/industries").sort();

it("requires only a text in each industry when a service is added", () => {
  const service = originalFile("services/software-development.yaml")
    .replace(/^slug: .*/m, "slug: telesales")
    .replace(/^order: .*/m, "order: 99")
    .replace(/^(title|short|brief): .*/gm, "$1: Telesales");
  const message =
    "expected fit, reason, how and script of the service content/services/telesales.yaml for this industry";
  expect(plant({ "services/telesales.yaml": write(service) })).toEqual(
    industries.map((name) => ({ file: `content/industries/${name}`, field: "services.telesales", message })),
  );
});
