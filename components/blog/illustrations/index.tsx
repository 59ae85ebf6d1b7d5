import { BranchingScript } from "./branching-script";
import { CallNote } from "./call-note";
import { ClockAndDiary } from "./clock-and-diary";
import { Globe } from "./globe";
import { LunchHour } from "./lunch-hour";
import { MissedCall } from "./missed-call";
import { Parcel } from "./parcel";
import { RouteNote } from "./route-note";
import { SignedSheets } from "./signed-sheets";
import { SoundWave } from "./sound-wave";
import { Switchboard } from "./switchboard";
import { TwoBubbles } from "./two-bubbles";

/**
 * Front matter refers to them by position, counted from 1, so that a new one comes last. `DRAWINGS` of
 * `lib/content/schema/post.ts` is their number.
 */
const DRAWINGS = [
  MissedCall,
  BranchingScript,
  Switchboard,
  SoundWave,
  SignedSheets,
  TwoBubbles,
  Parcel,
  Globe,
  RouteNote,
  ClockAndDiary,
  LunchHour,
  CallNote,
];

/** The drawing of a post, by the number in its front matter. Decorative: it has no text alternative. */
export function Illustration({ number }: { number: number }) {
  const Drawing = DRAWINGS[number - 1];
  return Drawing ? <Drawing /> : null;
}
