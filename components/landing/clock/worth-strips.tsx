import type { Worth } from "@/lib/landing";
import { bars, Scale, StripRow } from "./day-strips";

/** Of the drawing. */
const [WIDTH, HEIGHT] = [1440, 20];

/**
 * What an enquiry may be worth at most as bars on one scale, in amber the part of it that there is to spend on one. The text
 * beside each bar has the least as well.
 */
export function WorthStrips({ data: { captions, ticks, bars: ranges, highest } }: { data: Worth }) {
  const bar = ({ to }: { to: number }) =>
    bars([{ from: 0, to: Math.round((to / highest) * WIDTH) }], 0, HEIGHT);
  return (
    <>
      <p className="note key">
        <span>{captions.turnover}</span> <span className="day">{captions.spend}</span>
      </p>
      <Scale ticks={ticks} className="hours worth" />
      <dl className="strips worth">
        {ranges.map(({ name, text, spend, ...range }) => (
          <StripRow key={name} strip={{ id: "worth", name, text }} bars={bar(range)} line={bar(spend)}>
            <span>{spend.text}</span>
          </StripRow>
        ))}
      </dl>
    </>
  );
}
