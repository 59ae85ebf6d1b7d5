import type { Worth } from "@/lib/landing";
import { bars, Scale, StripRow } from "./day-strips";

/** Of the drawing, and of the line below a bar. */
const [WIDTH, HEIGHT, LINE] = [1440, 20, 6];

/**
 * What an enquiry may be worth as bars on one scale, with what there is to spend on it as an amber line under each. The
 * text beside each bar says the same.
 */
export function WorthStrips({ data: { captions, ticks, bars: ranges, highest } }: { data: Worth }) {
  const bar = ({ from, to }: { from: number; to: number }, top: number, height: number) => {
    const at = (amount: number) => Math.round((amount / highest) * WIDTH);
    return bars([{ from: at(from), to: at(to) }], top, height);
  };
  return (
    <>
      <p className="note key">
        <span>{captions.turnover}</span> <span className="day">{captions.spend}</span>
      </p>
      <Scale ticks={ticks} className="hours worth" />
      <dl className="strips worth">
        {ranges.map(({ name, text, spend, ...range }) => (
          <StripRow
            key={name}
            strip={{ id: "worth", name, text }}
            bars={bar(range, 0, HEIGHT - LINE - 1)}
            line={bar(spend, HEIGHT - LINE, LINE)}
          >
            <span>{spend.text}</span>
          </StripRow>
        ))}
      </dl>
    </>
  );
}
