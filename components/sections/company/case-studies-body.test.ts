import { getContent } from "@/lib/content";
import { clientScene } from "./case-studies-body";

const { industries, services } = getContent();
const client = (category: string, service: string) => ({
  industry: industries.find((industry) => industry.category === category)!,
  service: services.find(({ slug }) => slug === service)!,
});

it("is the client's own scene, that of the trade, of its category, of the service, or none", () => {
  const { industry, service } = client("healthcare", "live-chat-support");
  const own = industries.find(({ category, scene }) => category === "home-services" && scene)!;
  expect([
    clientScene({ industry, service, scene: "two-taps" }),
    clientScene({ industry: own, service }),
    clientScene({ industry: { ...own, scene: undefined }, service }),
    // Where trades differ too much.
    clientScene(client("business-technology", "live-chat-support")),
    clientScene({
      industry: { ...industry, category: "fishing" },
      service: { ...service, slug: "telesales" },
    }),
  ]).toEqual(["two-taps", own.scene, "home-services", "live-chat-support", undefined]);
});
