import { getContent, getLandingCatalogue } from "@/lib/content";
import { buildIndex } from "./build-index";
import { createEngine } from "./search-engine";
import { hasLanding } from "./search-entry";

const index = buildIndex(getContent(), getLandingCatalogue());
const engine = createEngine(index);

it("understands the title of each service, industry and city", () => {
  const named = index.entries.filter(hasLanding);
  const wrong = named.filter(({ kind, title }) => {
    const { choice, left } = engine.understand(title);
    const parts = Object.values(choice).filter(Boolean);
    return left > 0 || parts.length !== 1 || choice[kind as keyof typeof choice]?.title !== title;
  });
  expect(wrong.map(({ title }) => title)).toEqual([]);
});

it("finds each page by its title", () => {
  const found = ({ title, url }: { title: string; url: string }) =>
    engine.search(title).some(({ hits }) => hits[0]?.url === url);
  expect(index.entries.filter((entry) => !found(entry)).map(({ title }) => title)).toEqual([]);
});
