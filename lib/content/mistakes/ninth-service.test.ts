import { readdirSync } from "node:fs";
import { originalFile, copyContent, write, type Change } from "./plant";

const { plant } = copyContent();
const industries = readdirSync("content/industries").sort();

const service = originalFile("services/software-development.yaml")
  .replace(/^slug: .*/m, "slug: telesales")
  .replace(/^order: .*/m, "order: 99")
  .replace(/^(title|short|brief): .*/gm, "$1: Telesales");

it("requires only a text in each industry when a service is added", () => {
  const message =
    "expected fit, reason, how and script of the service content/services/telesales.yaml for this industry";
  expect(plant({ "services/telesales.yaml": write(service) })).toEqual(
    industries.map((name) => ({ file: `content/industries/${name}`, field: "services.telesales", message })),
  );
});

describe("the text of an added service", () => {
  /** An entry that no other industry has: sentences must not occur twice. */
  const entryOf = (name: string, fit: string) => `  telesales:
    fit: ${fit === "none" ? "none" : `${fit}\n    perMonth: 40\n    minutes: 4.5`}
    reason: Whoever sells by telephone for ${name} has to know what the firm would never promise anybody.
    how: >-
      ${Array.from({ length: 6 }, (_, line) => `Line ${line} of the list for ${name} is rung in the morning.`).join(" ")}
    script:
      caller: Somebody at ${name} asks who is calling them.
      agent: The agent of ${name} says her name and the firm before anything else.
      then: The answer is written beside the number that ${name} gave.
`;
  /** A change for all industries, in which one has an entry of its own. */
  const plantWith = (entry: string) =>
    plant({
      "services/telesales.yaml": write(service),
      ...Object.fromEntries(
        industries.map((file): [string, Change] => [
          `industries/${file}`,
          (text) =>
            text.replace(
              /^services:\n/m,
              (found) =>
                found + (file === "roofing.yaml" ? entry : entryOf(file.replace(".yaml", ""), "possible")),
            ),
        ]),
      ),
    });

  it("is complete with fit, reason, contacts, minutes, how and script", () => {
    expect(plantWith(entryOf("roofing", "core"))).toEqual([]);
  });

  it("is complete without contacts and minutes where the service does not fit", () => {
    expect(plantWith(entryOf("roofing", "none"))).toEqual([]);
  });

  it("lacks contacts and minutes where the service fits", () => {
    expect(plantWith(entryOf("roofing", "none").replace("fit: none", "fit: core"))).toEqual(
      ["perMonth", "minutes"].map((field) => ({
        file: "content/industries/roofing.yaml",
        field: `services.telesales.${field}`,
        message: "expected a number where the service fits",
      })),
    );
  });
});
