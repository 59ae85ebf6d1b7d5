import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readCompanyFacts } from "./read-company-facts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "company-"));
  write(
    "site.yaml",
    "brand: Aire\nlegalName: '{brand} Ltd'\naddress: { locality: Leeds }\nlocal: { desk: x, river: '{legalName}' }",
  );
  write(
    "plans.yaml",
    "plans: [{ id: starter, name: Starter, price: 450, calls: 80 }, { id: top, name: Top, price: 900 }]",
  );
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string) {
  mkdirSync(path.join(root, "content"), { recursive: true });
  writeFileSync(path.join(root, "content", name), `${text}\n`);
}

it("reads facts of the site, of the plans and the name of the home city", () => {
  const { facts, planNames, complete } = readCompanyFacts(root);
  expect(complete).toBe(true);
  expect(planNames).toEqual(["Starter", "Top"]);
  expect(facts.get("homeCity")).toBe("Leeds");
  expect(facts.get("price:starter")).toEqual({ pounds: 450 });
  expect(facts.has("calls:starter")).toBe(true);
  expect(facts.has("calls:top")).toBe(false);
});

it("writes a plan's hours, days and closing days in words, and knows none of a plan that always answers", () => {
  write("site.yaml", "local: { nation: Wales }");
  write(
    "plans.yaml",
    "plans: [{ id: day, hours: { from: 8, to: 17 }, days: mon-sat, closedOn: public holidays }, { id: top }]",
  );
  const { facts } = readCompanyFacts(root);
  expect(["hours:day", "days:day", "closedOn:day"].map((name) => facts.get(name))).toEqual([
    "8 am to 5 pm",
    "Monday to Saturday",
    "public holidays in Wales",
  ]);
  expect([facts.has("hours:top"), facts.get("days:top"), facts.has("closedOn:top")]).toEqual([
    false,
    "every day",
    false,
  ]);
});

it("names the price of an add-on after its service, or after the add-on if it is no service", () => {
  const addOns =
    "{ service: live-chat-support, price: 9 }, { name: More Hours, price: 8 }, { name: Odd, price: Custom }";
  write("plans.yaml", `plans: []\naddOns: [${addOns}]`);
  const names = [...readCompanyFacts(root).facts.keys()].filter((name) => name.startsWith("addOn:"));
  expect(names).toEqual(["addOn:live-chat-support", "addOn:more-hours"]);
});

it("finds a value for every fact in the content of the site", () => {
  const company = readCompanyFacts(process.cwd());
  const missing = [...company.facts].flatMap(([name, fact]) => (fact === undefined ? [name] : []));
  expect(missing).toEqual([]);
});
