import { getContent } from "@/lib/content";
import { createComposer } from "./index";

const content = getContent();

describe("landing pages of another company", () => {
  const site = {
    ...content.site,
    homeCity: "leeds",
    geo: { ...content.site.geo, latitude: 53.796, longitude: -1.547 },
    local: {
      ...content.site.local,
      nation: "England",
      calendar: { country: "GB" as const, subdivision: "ENG" },
    },
  };
  const elsewhere = createComposer({ ...content, site }, content);
  const pageOf = (city: string) => elsewhere.compose("telephone-answering-services", "plumbing", city)!;

  it("have the other company's city, nation and desk in their texts, and none of the original ones", () => {
    const { cityFacts, intro } = pageOf("berlin");
    expect(cityFacts.differenceText).toBe("one hour ahead of Leeds");
    expect(cityFacts.holidaysText).toMatch(/not public holidays in England\.$/);
    const { city: _, neighbours: __, plans, messages: ___, ...told } = cityFacts;
    const texts = [intro, told, plans.map(({ text }) => text)];
    expect(JSON.stringify(texts)).not.toMatch(/Glasgow|Scotland|Clyde\b/);
  });

  it("compare holidays with those of the other company's nation, except that nation's own", () => {
    expect(pageOf("london").cityFacts.holidaysText).toMatch(/^England has [^;]* 2026\.$/);
    expect(pageOf("glasgow").cityFacts.holidaysText).toMatch(/not public holidays in England\. /);
  });

  it("say on pages of the other company's home city that the desk is there", () => {
    expect(pageOf("leeds").cityFacts.clockText).toMatch(/^Our desk is in Leeds/);
    expect(pageOf("leeds").isLocal).toBe(true);
  });
});
