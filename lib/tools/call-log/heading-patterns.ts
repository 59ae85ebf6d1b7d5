/** The headings of a log's columns, in small letters, by what a column says. */
import { anyOf } from "./word-patterns";

/** The start of a call, the surest first: by its name, a day with a time, and one of the two. */
export const START = [
  /start|invit|^rang\b|begin|début|inicio|initiated|originat/,
  /(?:date|datum|fecha).*(?:time|zeit|heure|hora)|time ?stamp|calldate|call ?date|call ?time|zeitpunkt|zeitstempel/,
  /(?:\b|anruf|gesprächs)(?:date|datum|fecha|day|tag|jour|giorno|d[ií]a|dag|dato|kl|call in|time|zeit|uhrzeit|heure|hora|when|data|ora|tijd|tid|godzina|created|received|arriv\w+|published)\b/,
];
export const NOT_START = anyOf({
  end: /\bend|ende\b|\bfin\b|\bslut|\beind|\bfine\b|\bfim\b|\bkoniec|h[au]ng|release|updated/,
  answer: /answer|connect|picked|handle|dispos/,
  length: /dura|durée|dauer|length|time in .|seconds|minutes|total|talk|ring|wait|hold|queue time|wrap/,
  other: /zone|bill|cost/,
});

export const END =
  /\bend(?:ed)?\b|\bende\b|\bfin\b|\bslut|\beind|\bfine\b|\bfim\b|\bkoniec|finish|h[au]ng ?up|disconnect|release/;
/** Taken off where a log has the ends of calls alone: "end time", "end date". */
export const END_FIRST = /^(?:end|ende|fin)\b ?/;
export const ANSWER = /answer|connect|pick/;

/** How long people talked. */
export const TALK =
  /bill ?sec|billable|talk(?!desk)|interaction|in call|speak|conversa|connected (?:time|dur)|gespräch|gespreks[td]|samtalstid|rozmow|answered (?:dur|time)/;
/** How long a call was, perhaps with the time that it rang. */
export const LENGTH =
  /dura|durée|dauer|\bdur\b|elapsed|varighe[dt]|\bduur|gesprächs?zeit|length|how long|handle|aht|quantity$|agent time|call (?:seconds|minutes|time)|^(?:a )?(?:seconds|minutes|secs|mins|sec|min)\b/;
/** With the time that it rang, if there is another length. */
export const TOTAL = /^total|gesamt|totale/;
/** Two columns that count the length together. */
export const [MINUTES, SECONDS] = [/^min/, /^sec/];
/** How long something else took, and numbers. */
export const NOT_TALK = anyOf({
  english: /ring|wait|hold|queue|wrap|acw|ivr|delay|park|setup|speed|answer (?:time|delay)|to answer/,
  others: /attente|attesa|kötid|warte|wacht|espera|sonn|klingel/,
  numbers: /total calls|number|(?<!on )phone/,
});

/** What became of a call. */
export const STATUS =
  /^call$|disposition|action result|call result|r[eé]sult|outcome|status|état|estado|ergebnis|statut|situa[çc]/;
/** The number that was called, or came in. */
export const DIALLED = /^dial number$/;
/** Avaya: 1 where the next row is a part of the same call. */
export const CONTINUATION = /^continuation$/;
/** What became of the work that a call was about. */
export const OF_WORK = /^(?:job|order|lead|deal|ticket|booking)\b/;
/** Yes or no. */
export const FLAG =
  /^(?:is |was )?(?:answered|answer indicator|picked up|spoke(?:n)? to(?: them)?|connected|successful(?: call)?|missed|abandon(?:ed)?|busy|engaged|voice ?mail(?: message)?|angenommen|verbunden|verpasst|beantwoord|besvara?[dt]|odebran[eo]|atendid[ao]|répondu|perdid[ao]|contestad[ao])\??$/;
/** Where a call came from or went. */
const DIRECTION = anyOf({
  english:
    /direction|\btype?\b|^dir$|^class$|action|state|voice ?mail|in out|calltype|call ?type|channel$|media/,
  systems: /initiation ?method|dcontext|dial number|^(?:is )?(?:internal|incoming|inbound)\??$/,
  others: /richting|direzione|resultaat|esito|richtung|sens|sentido|dirección|riktning|kierunek|tipo|\bart\b/,
});
/** Who or what answered, or why a call ended: of these only machines and engaged lines count. */
export const ASIDE =
  /reason|cause|nature|(?:sip|disconnect|response) ?code|^(?:sip )?response$|phrase|nebenstelle|lastapp|^dst$|party\d ?name|^ext\b|extension|^path$|^(?:to|called|(?:dest )?device|callee|destination|target)(?: name)?$/;
/** Words on a call, those that say it best first. */
export const WORDS = [FLAG, STATUS, DIRECTION, ASIDE];

/** First the number of a whole call: its rows may have numbers of their own. */
export const ID = [
  /^(?:(?:master|initial) ?contact|entry ?point ?call) ?id$/,
  /^(?:linked ?id|correlation ?id|(?:global )?call id call id|call ?id|call ?uuid|session(?: ?id)?|conversation ?id|call ref(?:erence)?|id de llamada|anruf ?id)$/,
  /^(?:contact ?id|unique ?id|id)$/,
];
export const CALLER =
  /^(?:call )?from$|^src$|^source$|^cli$|^ani$|^caller(?: ?id| number)?$|^calling(?: party)?(?: number)?$/;
export const QUEUE =
  /^(?:call )?(?:queue|skill|(?:hunt|ring) ?group|group|team|department|campaign|number name|tracking number|warteschlange|gruppe|file|cola|grupo)(?: name)?$/;
