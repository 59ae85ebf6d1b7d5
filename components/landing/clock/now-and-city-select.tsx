import clsx from "clsx";
import { useId, useState } from "react";
import { Select } from "@/components/ui/select";
import type { LiveCity } from "./use-live-city";

interface NowAndCitySelectProps<View> {
  live: LiveCity<View>;
  /** Label of the list of cities. There is none if only one can be shown. */
  label: string;
  /** Whether it has the width of the page, and the sentence two lines from tablets on. */
  wide?: boolean;
  className?: string;
}

/**
 * What is true now, and the choice of the city. The prerendered page has room for the longest sentence, so that nothing moves
 * when it comes. `data-live`: `print.css` leaves it out, and so does the comparison of pages with and without JavaScript.
 */
export function NowAndCitySelect<View>({
  live: { city, now, choose, cities },
  label,
  wide,
  className,
}: NowAndCitySelectProps<View>) {
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
