/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { getContent } from "@/lib/content";
import { formatPounds } from "@/lib/pounds";
import { ServicePrice } from "./service-price";

const { services, plans } = getContent();

test.each(services.map(({ slug }) => slug))("the price of %s agrees with the price list", (slug) => {
  const { container } = render(<ServicePrice service={slug} prices={plans} />);
  const addOn = plans.addOns.find(({ service }) => service === slug);
  const lowest = formatPounds(Math.min(...plans.plans.map(({ price }) => price)));
  const text = container.textContent;
  expect(text.includes(`from ${lowest} a month`)).toBe(addOn?.needsPlan ?? true);
  expect(text.includes("part of every plan")).toBe(addOn === undefined);
  expect(text.includes("no plan needed")).toBe(addOn?.needsPlan === false);
  if (typeof addOn?.price === "number") expect(text).toContain(`${formatPounds(addOn.price)} a month`);
  if (typeof addOn?.price === "number" && addOn.needsPlan)
    expect(text).toContain(
      `together from ${formatPounds(addOn.price + Math.min(...plans.plans.map(({ price }) => price)))}`,
    );
  if (addOn?.basis) expect(text).toContain(addOn.basis);
  expect(screen.getByRole("link")).toHaveProperty("pathname", "/pricing");
});
