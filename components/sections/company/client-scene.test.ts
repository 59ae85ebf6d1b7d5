import { getContent } from "@/lib/content";
import { clientScene } from "./client-scene";

const { industries, services } = getContent();
const client = (category: string, service: string) => ({
  industry: industries.find((industry) => industry.category === category)!,
  service: services.find(({ slug }) => slug === service)!,
});

it("is the scene of the client's trade", () => {
  expect(clientScene(client("healthcare", "live-chat-support"))).toBe("healthcare");
});

it("is the trade's own scene where that of its category shows another", () => {
  const { service } = client("home-services", "live-chat-support");
  const own = industries.find(({ category, scene }) => category === "home-services" && scene)!;
  expect(clientScene({ industry: own, service })).toBe(own.scene);
  expect(clientScene({ industry: { ...own, scene: undefined }, service })).toBe("home-services");
});

it("is the scene of the service where trades differ too much", () => {
  expect(clientScene(client("business-technology", "live-chat-support"))).toBe("live-chat-support");
});

it("is the client's own scene, if it has one", () => {
  expect(clientScene({ ...client("healthcare", "live-chat-support"), scene: "two-taps" })).toBe("two-taps");
});

it("is undefined for what is not drawn", () => {
  const { industry, service } = client("healthcare", "live-chat-support");
  const undrawn = {
    industry: { ...industry, category: "fishing" },
    service: { ...service, slug: "telesales" },
  };
  expect(clientScene(undrawn)).toBeUndefined();
});
