import { getContent, type Service } from "@/lib/content";
import { serviceNode } from "./service-node";

const { plans, services } = getContent();
const nodeOf = (service?: Service) =>
  serviceNode({
    name: "Name",
    description: "What it is.",
    path: "/x",
    plans,
    countries: ["France", "Mexico"],
    origin: "https://www.example.test",
    service,
  }) as unknown as { offers?: { name: string; price: number }[]; areaServed: object[] };
const priced = (addOn: (value: Service["addOn"]) => boolean) =>
  services.find((service) => addOn(service.addOn))!;

it("offers every plan at its price", () => {
  const expected = plans.plans.map(({ name, price }) => ({ name, price, priceCurrency: "GBP" }));
  expect(nodeOf().offers).toMatchObject(expected);
  expect(nodeOf(priced((addOn) => addOn === undefined)).offers).toMatchObject(expected);
});

it("adds the price of an add-on to the plans'", () => {
  const service = priced((addOn) => typeof addOn === "number");
  const addOn = Number(service.addOn);
  expect(nodeOf(service).offers).toMatchObject(
    plans.plans.map(({ name, price }) => ({ name: `${name} with ${service.title}`, price: price + addOn })),
  );
});

it("has no offer for a service without a fixed price", () => {
  expect(nodeOf(priced((addOn) => typeof addOn === "string"))).not.toHaveProperty("offers");
});

it("names the countries served", () => {
  expect(nodeOf().areaServed).toHaveLength(2);
});
