import type { Worth } from "@/lib/landing";
import { bars, StripRow } from "./day-strips";

/** Of the drawing. */
const [WIDTH, HEIGHT] = [1440, 20];

/** What an enquiry may be worth, from least to most, as bars that begin at nothing; that of the answer is amber. */
export function WorthStrips({ data: { caption, bars: ranges, highest } }: { data: Worth }) {
  const place = (pounds: number) => Math.round((pounds / highest) * WIDTH);
  return (
    <>
      <p className="note">{caption}</p>
      <dl className="strips worth">
        {ranges.map(({ name, text, isAnswer, from, to }) => (
          <StripRow
            key={name}
            strip={{ id: isAnswer ? "day" : "worth", name, text }}
            bars={bars([{ from: place(from), to: place(to) }], 0, HEIGHT)}
          />
        ))}
      </dl>
    </>
  );
}
