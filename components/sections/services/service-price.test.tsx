/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { getContent } from "@/lib/content";
import { formatPounds } from "@/lib/pounds";
import { ServicePrice } from "./service-price";

const { services, plans } = getContent();

test.each(services.map(({ slug }) => slug))("the price of %s agrees with the price list", (slug) => {
  const { container } = render(<ServicePrice service={slug} prices={plans} />);
  const addOn = plans.addOns.find(({ service }) => service === slug);
  const least = Math.min(...plans.plans.map(({ price }) => price));
  const lowest = formatPounds(least);
  const text = container.textContent;
  expect(text.includes(`from ${lowest} a month`)).toBe(addOn === undefined);
  expect(text.includes("part of every plan")).toBe(addOn === undefined);
  expect(text.includes("no plan needed")).toBe(addOn?.needsPlan === false);
  if (typeof addOn?.price === "number") expect(text).toContain(`${formatPounds(addOn.price)} a month`);
  if (typeof addOn?.price === "number" && addOn.needsPlan)
    expect(text).toContain(`on top of a plan: from ${formatPounds(least + addOn.price)} together`);
  if (addOn?.basis) expect(text).toContain(addOn.basis);
  expect(screen.getByRole("link")).toHaveProperty("pathname", "/pricing");
});
