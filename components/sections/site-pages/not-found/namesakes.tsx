import { PageHead } from "@/components/sections/blocks/page-head";
import type { NotFoundPage } from "@/lib/content";
import type { NamedCity } from "@/lib/search/city-names";
import { fillTemplate } from "./fill-template";
import { BackLinks } from "./recovery-links";

interface NamesakesProps {
  texts: NotFoundPage["namesakes"];
  brand: string;
  /** Name made from the URL: untrusted. */
  name: string;
  cities: readonly NamedCity[];
  /** The page of a city. */
  urlOf: (city: NamedCity) => string;
}

/** Lets the visitor choose between the cities of one name. */
export function Namesakes({ texts, brand, name, cities, urlOf }: NamesakesProps) {
  const heading = fillTemplate(texts.heading, { city: name });
  const text = fillTemplate(texts.text, { city: name });
  return (
    <>
      <title>{`${heading} | ${brand}`}</title>
      <meta name="description" content={text} />
      <PageHead heading={heading} lead={text}>
        <BackLinks kind="city" />
      </PageHead>
      <ul className="page grid gap-x-12 md:grid-cols-2">
        {cities.map((city) => (
          <li key={city.slug} className="border-t border-line py-3">
            <a href={urlOf(city)} className="text-clyde underline underline-offset-4">
              {city.label}
            </a>
            <span className="block text-small text-soft">{city.place}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
