import { RevealList } from "@/components/ui/reveal";
import type { Claim, HomePage } from "@/lib/content";
import { Fold } from "../blocks/fold";

interface AssistanceProps {
  content: HomePage["features"];
  /** The claims that `content` refers to, in its order. */
  claims: readonly Claim[];
}

type Moment = HomePage["features"]["items"][number];

/**
 * The features: how agents and AI assistance share one conversation, as six moments below a score for two voices. The score
 * shows at a glance what the texts say in words: who is at work, and when.
 */
export function Assistance({ content, claims }: AssistanceProps) {
  return (
    <section className="page mt-10 md:mt-22">
      <h2>{content.title}</h2>
      <div className="mt-4 grid items-start gap-x-16 gap-y-4 md:mt-6 lg:grid-cols-2">
        <p className="text-soft max-md:text-small md:text-[1.25rem] md:leading-[1.5]">{content.text}</p>
        <ul className="grid gap-x-8 text-small sm:grid-cols-2">
          {claims.map(({ id, value, label, scope }, index) => (
            <li
              key={id}
              className="max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-2 max-sm:py-0.5 sm:border-t sm:border-line sm:py-2"
            >
              <Voice of={index === 0 ? "agent" : "software"} />
              <span>
                <strong className="font-semibold">{value}</strong> {label}
              </span>
              <span className="block text-soft first-letter:uppercase max-md:sr-only">{scope}</span>
            </li>
          ))}
        </ul>
      </div>
      <Fold peek summary="All six moments of a conversation">
        <RevealList className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-y-5 md:mt-10 md:grid-cols-2 md:gap-y-12 lg:grid-cols-3">
          {content.items.map((moment) => (
            <li key={moment.title}>
              <Score {...moment} />
              <div className="md:mt-4 md:pr-10">
                <h3 className="max-md:text-[1.125rem]">{moment.title}</h3>
                <p className="mt-1.5 text-soft max-md:text-small">{moment.text}</p>
              </div>
            </li>
          ))}
        </RevealList>
      </Fold>
    </section>
  );
}

/** How the two voices are drawn: a cord, as that of a live call, and dots. */
const VOICES = {
  agent: { y: 14, width: 14, dashes: undefined, colour: "stroke-amber" },
  software: { y: 40, width: 8, dashes: "0.01 12", colour: "stroke-clyde" },
} as const;

/** A moment's part of the score. It meets the next one, so that a voice is heard across the line between them. */
function Score({ agent, software }: Pick<Moment, "agent" | "software">) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 54" preserveAspectRatio="none" className="block h-13.5 w-full">
      <g strokeLinecap="round" fill="none" className="[&>path]:[vector-effect:non-scaling-stroke]">
        <path d="M0 14H100M0 40H100" strokeWidth="2" className="stroke-line" />
        <path d="M0 2V52M100 2V52" strokeWidth="4" className="stroke-ink" />
        <Stretches of={agent} {...VOICES.agent} />
        <Stretches of={software} {...VOICES.software} />
      </g>
    </svg>
  );
}

/** A voice alone: the key of the score, beside what the voice can do. */
function Voice({ of }: { of: keyof typeof VOICES }) {
  const { y: _y, ...voice } = VOICES[of];
  return (
    <svg aria-hidden="true" viewBox="0 0 72 16" className="block h-4 w-18 shrink-0 max-sm:w-9 sm:mb-1">
      <g strokeLinecap="round" fill="none">
        <Stretches of={[[8, 64]]} y={8} {...voice} />
      </g>
    </svg>
  );
}

interface StretchesProps {
  of: Moment["agent"];
  y: number;
  width: number;
  dashes: string | undefined;
  colour: string;
}

function Stretches({ of, y, width, dashes, colour }: StretchesProps) {
  return (
    <path
      d={of.map(([from, to]) => `M${from} ${y}H${to}`).join("")}
      strokeWidth={width}
      strokeDasharray={dashes}
      className={colour}
    />
  );
}
