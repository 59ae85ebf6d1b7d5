import { getContent } from "@/lib/content";
import { createComposer } from "./index";

const content = getContent();

describe("for another company", () => {
  const site = {
    ...content.site,
    homeCity: "leeds",
    geo: { ...content.site.geo, latitude: 53.796, longitude: -1.547 },
    local: {
      ...content.site.local,
      nation: "England",
      calendar: { country: "GB" as const, subdivision: "ENG" },
      desk: "beside the Aire",
    },
  };
  const elsewhere = createComposer({ ...content, site }, content);
  const pageOf = (city: string) => elsewhere.compose("telephone-answering-services", "plumbing", city)!;

  it("names its city, its nation and where its desk is", () => {
    const { place, intro } = pageOf("berlin");
    expect(place.differenceText).toBe("one hour ahead of Leeds");
    expect(place.distanceText).toContain("from our desk beside the Aire");
    expect(place.holidaysText).toMatch(/no holiday in England\.$/);
    expect(intro).toContain("from Leeds, one hour behind you");
    const { city: _, neighbours: __, plans, messages: ___, ...told } = place;
    const texts = [intro, told, plans.map(({ text }) => text)];
    expect(JSON.stringify(texts)).not.toMatch(/Glasgow|Scotland|Clyde\b/);
  });

  it("compares the nation's holidays with others and not with themselves", () => {
    expect(pageOf("london").place.holidaysText).toMatch(/^England keeps [^;]* 2026\.$/);
    expect(pageOf("glasgow").place.holidaysText).toMatch(/no holiday in England\.$/);
  });

  it("stands where its desk is", () => {
    expect(pageOf("leeds").place.distanceText).toBe("Leeds is where the desk stands, beside the Aire.");
    expect(pageOf("leeds").isLocal).toBe(true);
  });
});
