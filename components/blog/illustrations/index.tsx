import { BranchingScript } from "./branching-script";
import { CallNote } from "./call-note";
import { CalmAnswer } from "./calm-answer";
import { ClockAndDiary } from "./clock-and-diary";
import { DraftedNote } from "./drafted-note";
import { FirstTry } from "./first-try";
import { Globe } from "./globe";
import { HandedKey } from "./handed-key";
import { JobBoard } from "./job-board";
import { LunchHour } from "./lunch-hour";
import { MissedCall } from "./missed-call";
import { Parcel } from "./parcel";
import { PhoneOrChat } from "./phone-or-chat";
import { ReturnedMug } from "./returned-mug";
import { RouteNote } from "./route-note";
import { Sieve } from "./sieve";
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
  Sieve,
  JobBoard,
  CalmAnswer,
  FirstTry,
  HandedKey,
  PhoneOrChat,
  ReturnedMug,
  DraftedNote,
];

/** The drawing of a post, by the number in its front matter. Decorative: it has no text alternative. */
export function Illustration({ number }: { number: number }) {
  const Drawing = DRAWINGS[number - 1];
  return Drawing ? <Drawing /> : null;
}
