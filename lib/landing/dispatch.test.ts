import { getContent } from "@/lib/content";
import { createComposer } from "./index";

const content = getContent();
const composer = createComposer(content, content);
const pageOf = (industry: string) => composer.compose("dispatching-services", industry, "leeds")!;
const industryOf = (slug: string) => content.industries.find((industry) => industry.slug === slug)!;

it("asks a clinic's own people what a dispatcher asks, and leaves out the urgent cases of its front desk", () => {
  const { conversation, urgent } = pageOf("audiology");
  const { services, intake } = industryOf("audiology");
  expect(services["dispatching-services"]!.intake).toEqual(
    expect.arrayContaining([...conversation.questions]),
  );
  expect(intake).not.toEqual(expect.arrayContaining([...conversation.questions]));
  expect(urgent).toBeUndefined();
});

it("prefers the urgent cases of a pair to those of its service", () => {
  const shopOf = ({ services }: (typeof content.industries)[number]) => services["ecommerce-support"]!;
  const industry = content.industries.find((each) => shopOf(each).urgent)!;
  const page = composer.compose("ecommerce-support", industry.slug, "leeds")!;
  const shown = JSON.stringify(page.urgent);
  expect(shopOf(industry).urgent!.filter(({ when }) => shown.includes(when))).toHaveLength(2);
});

it("keeps the urgent cases of a trade that goes to its customers", () => {
  expect(industryOf("handyman-services").travels).toBe(true);
  expect(pageOf("handyman-services").urgent).toHaveLength(2);
});

it("asks customers the trade's own questions where they ring the dispatcher themselves", () => {
  const { conversation } = pageOf("plumbing");
  expect(industryOf("plumbing").intake).toEqual(expect.arrayContaining([...conversation.questions]));
});
