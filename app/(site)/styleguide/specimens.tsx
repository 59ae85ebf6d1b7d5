import { CategoryBar } from "@/components/blog/category-bar";
import { WorkedComparison } from "@/components/blog/worked-comparison";
import { Dial } from "@/components/landing/clock/dial";
import { DayStrips } from "@/components/landing/clock/day-strips";
import { Illustration, Scene } from "@/components/layout/scene";
import { MapInCountry } from "@/components/sections/places/place-map";
import { ServicePrice } from "@/components/sections/services/service-price";
import { Instrument } from "@/components/sections/styleguide/instrument";
import { Specimen } from "@/components/sections/styleguide/specimen";
import { getContent, type City } from "@/lib/content";
import { WORKING_DAY } from "@/lib/geo/desk-hours";
import { cityFactsOf } from "../city-facts";
import { drawInCountry } from "../place-maps";

function homeCity(): City {
  const { cities, site } = getContent();
  return cities.find(({ slug }) => slug === site.homeCity)!;
}

/** The parts of the system in one drawing, with the hours of the company's own city. */
export function System() {
  const home = homeCity();
  const { plans } = cityFactsOf(home).strips;
  return (
    <Instrument
      description={`The working day of ${home.label} and the hours of each plan as a ring and as strips, beside the sizes of text and above every colour.`}
      lanes={[[WORKING_DAY], ...plans.map(({ seasons }) => seasons[0]!)]}
    />
  );
}

/** One picture of each kind, for the company's own city, with the rule that all of its kind keep. */
export function Pictures() {
  const home = homeCity();
  const facts = cityFactsOf(home);
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
      {/* Columns of about the same height. */}
      <div className="min-w-0 space-y-12">
        <Specimen title="Ring" rule="The hours of one place: midnight on top, a ring for each plan.">
          <div className="max-w-sm">
            <Dial name={home.name} face={facts.clock} day={facts.clockDay} />
          </div>
        </Specimen>
        <Specimen title="Strips of a day" rule="Hours that are compared; the words above each say the same.">
          <div className="in-column">
            <DayStrips data={facts.strips} />
          </div>
        </Specimen>
      </div>
      <div className="min-w-0 space-y-12">
        <Specimen
          title="Map"
          rule="Land in faint dots, cities in bright ones, amber only for where the page is."
        >
          <MapInCountry city={home} drawing={drawInCountry(home)} />
        </Specimen>
      </div>
      <Specimen title="Scene" rule="Flat shapes and lines of three units, with one thing in amber.">
        <Scene name="pay-per-lead" />
      </Specimen>
      <Specimen title="Drawing of an article" rule="In the hand of the scenes, on blue, green or sand.">
        <Illustration number={14} />
      </Specimen>
    </div>
  );
}

/** What one could pick up or press, as on the pages that have it. */
export function Objects() {
  const { plans, posts, postCategories } = getContent();
  const table = posts.find((post) => post.table)?.table;
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
      <div className="space-y-12">
        <Specimen title="Chips" rule="The chosen one is filled, and has an outline in forced colours.">
          <div className="post-tools print:flex">
            <CategoryBar
              categories={postCategories.slice(0, 3).map(({ name, slug }) => ({ name, slug }))}
              current=""
            />
          </div>
        </Specimen>
        <Specimen title="Card" rule="For what one could pick up, never for a grid of equal boxes.">
          <ServicePrice service="pay-per-lead" prices={plans} />
        </Specimen>
      </div>
      {table && (
        <Specimen title="Table" rule="A thin rule above each row, figures to the right, the result in bold.">
          <WorkedComparison table={table} />
        </Specimen>
      )}
    </div>
  );
}
