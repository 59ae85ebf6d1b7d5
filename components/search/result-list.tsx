import type { ReactElement } from "react";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { SiteLink } from "@/components/layout/site-link";
import type { Group, Hit } from "@/lib/search/engine";

/** A group of results. */
export interface ResultGroup {
  kind: Group["kind"];
  items: Hit[];
}

const TITLES: Record<Group["kind"], string> = {
  landing: "By industry and city",
  service: "Services",
  industry: "Industries",
  city: "Cities",
  country: "Countries",
  region: "Regions",
  page: "Pages",
  post: "Articles",
};

/** Landing pages have no payload for soft navigation. */
const LANDING = /^\/seo\//;

/** The results in groups. Results are links, so that they can be opened in a new tab. */
export function ResultList({ onFollow }: { onFollow: () => void }) {
  return (
    <Autocomplete.List>
      {(group: ResultGroup) => (
        <Autocomplete.Group key={group.kind} items={group.items} className="not-first:mt-4">
          <Autocomplete.GroupLabel className="border-b border-line pb-1 text-small text-soft">
            {TITLES[group.kind]}
          </Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(hit: Hit) => (
              <Autocomplete.Item
                key={hit.url}
                value={hit}
                render={linkTo(hit.url)}
                onClick={({ ctrlKey, metaKey, shiftKey }) => {
                  if (!ctrlKey && !metaKey && !shiftKey) onFollow();
                }}
                className="-mx-2 flex min-h-11 scroll-my-12 flex-wrap items-baseline gap-x-3 rounded-button px-2 py-2 data-highlighted:bg-ink data-highlighted:text-card"
              >
                <span>{hit.title}</span>
                {hit.detail && <span className="text-small opacity-80">{hit.detail}</span>}
              </Autocomplete.Item>
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  );
}

function linkTo(url: string): ReactElement {
  return LANDING.test(url) ? <a href={url} /> : <SiteLink href={url} />;
}
