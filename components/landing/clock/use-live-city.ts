import { useState, useSyncExternalStore } from "react";
import { describeNow, type Desk, type LivePlaces, type Now } from "./answering-now";

/** A city that a visitor chose, what it shows, and what is true there now. */
export interface LiveCity<View> {
  city: string;
  view: View;
  /** Undefined until the page is hydrated. */
  now: Now | undefined;
  choose: (city: string) => void;
  cities: readonly string[];
}

/**
 * The chosen city with its drawing, its texts and its time. Those of all cities are part of the page, by time difference:
 * composing them in the browser would take another 20 KB of script.
 *
 * @param initial label of the city that the prerendered page shows: one of the cities of `zones`
 */
export function useLiveCity<View>(places: LivePlaces<View>, desk: Desk, initial: string): LiveCity<View> {
  const [city, choose] = useState(initial);
  const at = useMinute();
  // Not another city's zone below this name: an unknown city fails the build.
  const { zone, view } = places.zones.find((each) => each.cities.includes(city))!;
  return {
    city,
    view: places.views[view]!,
    now: at === undefined ? undefined : describeNow(desk, city, zone, new Date(at)),
    choose,
    cities: places.zones.flatMap((each) => each.cities),
  };
}

const MINUTE = 60_000;

function subscribe(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        changed();
        wait();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** The minute that it is, as a time in milliseconds. Undefined in prerendered HTML and while hydrating. */
function useMinute(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => undefined,
  );
}
