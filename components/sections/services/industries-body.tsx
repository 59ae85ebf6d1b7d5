import { Scene } from "@/components/layout/scene";
import { isScene } from "@/lib/art";
import { groupByCategory } from "@/lib/content/catalogue";
import type { Category, Content, Industry } from "@/lib/content";
import { IndustryFilter } from "./industry-filter";
import { ClosingBand } from "../blocks/closing-band";

interface IndustriesBodyProps {
  categories: readonly Category[];
  industries: readonly Industry[];
  page: Content["pages"]["industries"];
}

/** All industries, by category. */
export function IndustriesBody({ categories, industries, page }: IndustriesBodyProps) {
  // Only what the list shows: it is sent to the browser too.
  const groups = groupByCategory(industries, categories).map((category) => ({
    ...category,
    industries: category.industries.map(({ slug, title, aliases }) => ({ slug, title, aliases })),
  }));
  return (
    <main id="main">
      <IndustryFilter
        groups={groups}
        // Rendered here: the browser needs no drawing but those that it shows.
        scenes={Object.fromEntries(
          categories.map(({ slug }) => [slug, isScene(slug) && <Scene key={slug} name={slug} />]),
        )}
        intro={
          <>
            <h1>{page.heading}</h1>
            <p className="head-lead">{page.lead}</p>
          </>
        }
        picture={<Scene name="industries" eager />}
      />
      <ClosingBand {...page.sections.missing} />
    </main>
  );
}
