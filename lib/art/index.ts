/**
 * The alternative text of each scene, by its name: the slug of a category or of a service, or what a page, a story or a
 * trade is about. The drawing is `scenes/<name>.svg`, with colour tokens of `colours.ts`.
 *
 * @see docs/decisions/0058-pictures-are-drawn-by-code.md
 */
export const SCENES = {
  "home-services": "A pipe has burst at night; a telephone lights up on the floor.",
  "legal-financial": "Deeds tied with a ribbon, and the keys that wait for them.",
  healthcare: "A receptionist with a patient at the desk and another on the line.",
  education: "The bell rings for break beside the day's timetable.",
  "community-services": "A hall's notice board; somebody has taken a telephone number from a note.",
  "pet-services": "A dog in a collar; its lead is the cord of a telephone.",
  "fitness-wellness": "A class is under way; the telephone rings on the bench.",
  "beauty-personal-care": "A salon's chair stands empty before its mirror.",
  automotive: "A car on the lift with a wheel off, and a telephone on the tool chest.",
  "business-technology": "An office block at night, dark but for one window where somebody answers.",
  "call-center-outsourcing": "A row of agents with headsets; one of them is speaking.",
  "telephone-answering-services": "A handset whose cord becomes the handwriting of a message.",
  "live-chat-support": "A web page; in its corner a person writes back.",
  "amazon-customer-support":
    "A parcel, a letter from its buyer, and a clock on which little of the day is left.",
  "ecommerce-support": "A speech bubble in a shopping basket.",
  "pay-per-lead": "Slips fall through a sieve; one stays, and has a price.",
  "dispatching-services":
    "A dispatcher's board: three vans, their hours, and the job that has just been put in.",
  "software-development": "A telephone, a diary and an inbox, joined by one cord between braces.",
  services:
    "A switchboard with a labelled socket for each of eight services; one cord is plugged in, at calls.",
  industries: "Ten pigeonholes, each with the tool of another trade; a cord is plugged in at one.",
  careers: "A headset waits on an empty chair, before a window on a crane by the river.",
  testimonials: "Three letters on the mat, and a cup of tea beside them.",
  "case-studies": "From a telephone comes a tangled cord; it runs out straight, and into the right socket.",
  auth: "A browser window that is a drawer of its own, with a key in its lock.",
  "not-found": "A cord hangs unplugged before a board of empty sockets.",
  about: "A house on the quay at night: one window is lit, and its light is on the river.",
  tools: "A sum on a sheet of paper, with its result underlined twice by a pencil.",
  hours: "A week in seven columns with its open hours, and a clock before it.",
  "call-log": "A long list of calls comes out of a telephone; some of its lines are marked.",
  "missed-calls": "A telephone rings on an empty desk, and three notes of calls lie beside it.",
  staffing: "Four places at a desk: three people wear a headset, and the fourth chair is empty.",
  cost: "A till with a long receipt: of three sums on it the lowest is marked.",
  compare:
    "Two windows at the same moment: noon over one city, night over the other, and one cord between them.",
  "up-a-ladder": "Somebody is up a ladder at a roof, and the telephone rings at its foot.",
  "signed-twice": "One agreement, signed by two hands, with a seal on it.",
  "three-clocks":
    "Three clocks above one desk: one shows nine, the others an hour more, and everybody answers.",
  "a-second-pair-of-hands":
    "A person listens with a headset; on the screen beside her the note has already been drafted.",
  "the-clock-closed": "A ring of 24 hours, answered all the way round: by day, in the evening and at night.",
  "pan-without-lid": "A pan in an opened box; where its lid would be there is only an outline.",
  "two-skeins": "Two skeins of wool on a shelf, put aside, beside an unfinished sleeve.",
  "kitchen-plan": "The plan of a kitchen, a measure laid along one wall, and the key of the house.",
  "a-shut-door":
    "A house door is shut, and a telephone lights up on the step. The key is on its hook inside.",
  "warm-stones":
    "Warm stones steam beside folded towels with a gift card on them, and a telephone lights up on the shelf.",
  "agent-and-screen":
    "An agent speaks to a caller, and the screen beside her has laid the caller's last note on the desk.",
  "why-choose-us":
    "Two sheets joined by a cord: on one a claim, on the other the limits that are measured along it.",
  "a-rehearsal":
    "Two agents rehearse a call from a script; one line of it has been struck out and written anew.",
  "one-greeting": "One greeting in four speech bubbles: in English, German, French and Spanish.",
  "blacked-out": "A note of a call, in which the number of a card is blacked out, under a lock.",
  "a-busy-morning":
    "Five mornings: on the third and the fourth more agents sit down, in amber, and then leave again.",
  "marked-calls":
    "A sheet with the marks of five calls: four ticks, and one cross with a correction beside it.",
  "a-note-passed-on":
    "An agent hands a note across the desk; the phone of whoever has to hear about it tonight is lit.",
  "a-roof-under-snow": "Snow slides off a roof; from below two people ask about it, in two languages.",
  "a-roof-measured":
    "A roof with six solar panels; a tree casts its shade on the last of them, and a rule is laid along it.",
  "a-row-of-doors":
    "Four doors of one landlord, a drip before the third; one slip of paper has a line for each.",
  "a-swapped-shift":
    "Next week's rota on the wall: two people have swapped their shifts, and everybody else's stand.",
  "two-branches":
    "Two telephones of two branches lead to one diary, and from there the nearer of two vans is sent.",
  contact:
    "A map of the river: the house stands on the north bank, west of a bridge, between a crane and a station.",
  "a-tossed-coin":
    "Two partners at night, a ringing phone between them, and a coin in the air that decides who takes it.",
  "two-taps":
    "Two taps: one drips into a mug, the other runs over the floor, and only beside that one a phone lights up.",
  "hands-on-a-shoulder":
    "A physiotherapist has both hands on a patient's shoulder; the phone on the wall rings elsewhere.",
  "spelled-right":
    "A caller answers in Spanish; on the page for the lawyer the name has its tilde, and the day is ringed.",
  "a-lane-of-beginners":
    "A pool with three lanes; in the middle one a child floats on armbands, and above it a question waits.",
} as const;
export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

/** The drawings of posts. Front matter refers to them by position, counted from 1, so that a new one comes last. */
export const POST_DRAWINGS = [
  "missed-call",
  "branching-script",
  "switchboard",
  "sound-wave",
  "signed-sheets",
  "two-bubbles",
  "parcel",
  "globe",
  "route-note",
  "clock-and-diary",
  "lunch-hour",
  "call-note",
  "sieve",
  "job-board",
  "calm-answer",
  "first-try",
  "handed-key",
  "phone-or-chat",
  "returned-mug",
  "drafted-note",
] as const;

/** The size of every drawing, in pixels at its natural size. */
export const SCENE_SIZE = { width: 400, height: 260 } as const;

/** The scene of a trade: its own, or that of its category. */
export function sceneOfTrade(trade: {
  scene?: SceneName | undefined;
  category: string;
}): SceneName | undefined {
  return trade.scene ?? (isScene(trade.category) ? trade.category : undefined);
}

/** Whether there is a scene for a category, a service or a page. */
export function isScene(name: string): name is SceneName {
  return Object.hasOwn(SCENES, name);
}
