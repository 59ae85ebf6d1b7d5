/**
 * A city that the visitor chose, and what is true there now: for client components. The prerendered page has no hand and
 * an empty line as high as the sentence, so that nothing moves after hydration. Drawings and texts of all cities are part
 * of the page, by time difference: composing them here would take another 20 KB of script.
 */
import clsx from "clsx";
import { useId, useState } from "react";
import { Select } from "@/components/ui/select";
import { CITY_TOKEN, describeNow, type Desk, type LivePlaces, type Now } from "./live-texts";
import { useMinute } from "./use-minute";

/** A city that a visitor chose, what it shows, and what is true there now. */
interface Live<View> {
  city: string;
  view: View;
  /** Undefined until the page is hydrated. */
  now: Now | undefined;
  choose: (city: string) => void;
  cities: readonly string[];
}

/** @param initial label of the city that the prerendered page shows */
export function useLive<View>({ zones, views }: LivePlaces<View>, desk: Desk, initial: string): Live<View> {
  const [city, choose] = useState(initial);
  const at = useMinute();
  const { zone, view } = zones.find((each) => each.cities.includes(city)) ?? zones[0]!;
  return {
    city,
    view: views[view]!,
    now: at === undefined ? undefined : describeNow(desk, city, zone, new Date(at)),
    choose,
    cities: zones.flatMap((each) => each.cities),
  };
}

interface LiveLineProps<View> {
  live: Live<View>;
  /** Label of the list of cities. There is none if only one can be shown. */
  label: string;
  /** Whether it has the width of the page, and the sentence two lines from tablets on. */
  wide?: boolean;
  className?: string;
}

/** What is true now, and the choice of the city. Its room is kept before the page is hydrated: nothing moves. */
export function LiveLine<View>({
  live: { city, now, choose, cities },
  label,
  wide,
  className,
}: LiveLineProps<View>) {
  const id = useId();
  // The list is filled when it is opened: hundreds of options take a phone a tenth of a second.
  const [opened, setOpened] = useState(false);
  return (
    <div className={className} data-live>
      <p
        className={clsx("min-h-[3lh] font-semibold text-balance", wide ? "md:min-h-[2lh]" : "xl:min-h-[2lh]")}
      >
        {now?.text}
      </p>
      {cities.length > 1 && (
        <p className={now ? "mt-2" : "invisible mt-2"}>
          <label htmlFor={id}>{label}</label>{" "}
          <Select
            small
            id={id}
            // As wide as the longest name.
            className="w-[12.5em] max-w-full"
            options={opened ? cities.toSorted((a, b) => a.localeCompare(b)) : [city]}
            value={city}
            onPointerDown={() => setOpened(true)}
            onFocus={() => setOpened(true)}
            onChange={(event) => choose(event.target.value)}
          />
        </p>
      )}
    </div>
  );
}

/** Puts the name of the city into a text of a view. */
export function withCity(text: string, city: string): string {
  return text.replaceAll(CITY_TOKEN, city);
}
