/** What telephone systems write about a call, in the languages of our callers. */

/** "other" is no call: a fax, a chat. */
export type Direction = "in" | "out" | "internal" | "other";
export type Outcome = "answered" | "missed" | "busy";

/** What a word says of a call; nothing if it is unknown. */
export interface WordMeaning {
  outcome?: Outcome;
  direction?: Direction;
  /** True if another word of the row may say more of its outcome. */
  weak?: boolean;
  /** True if a machine answered, whatever else the row says. */
  machine?: boolean;
}

/** A heading in small letters, with blanks between its words. */
export const tidy = (heading: string) =>
  heading
    .replaceAll(/[_/&-]+|(?<=[a-z])(?=[A-Z])/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** The one line, or the one person, was engaged. */
const ENGAGED =
  /busy|engaged|besetzt|\bbezet|ocupad|occup[ée]|occupat|in gesprek|comunicando|upp?tag|optaget|zajęt|\bbsy\b/;
/** All lines were: also when the network had none left. */
const BUSY = new RegExp(`${ENGAGED.source}|congest|line full|all lines`);
/** What answers instead of a person. */
const MACHINE =
  /voice\s?mail|vmail|^vmu?\d+$|vm channel|mail ?box|answer ?phone|answering|answer machine|anrufbeantworter|sprachnachricht|sprach ?box|mobilbox|combox|messagerie|répondeur|boîte vocale|segreteria|buz[oó]n|correio de voz|caixa postal|poczta głos|röstbrev|telefonsvar|auto ?(?:receptionist|attendant)|\bivr\b/;
const MISSED =
  /miss|unsuccess|unconnect|incomplet|no ?pick|erfolglos|abgelehnt|[ou]besvar|nieodebran|\bnoa\b|no[\s_-]?ans|un[\s_-]?ans|not[\s_-](?:ans|conn|pick|reach)|abandon|fail|cancel|declin|reject|\blost\b|unreach|time[ds]?[\s_-]?out|no one|nobody|block|hang\s?up|hung up|ring no|verpasst|entgangen|aufgelegt|nicht erreicht|unbeantwortet|abgebrochen|abgewiesen|gemist|manqué|perdu|sans réponse|non répondu|refus|perdid|pers[ae]\b|sin respuesta|no contest|no atendid|rechazad/;
const ANSWERED =
  /answer|\bans\b|^taken\b|message taken|transferred|put through|antwort|beantwoord|besvar(?:at|et|t)|odebran|rispo[sn]|angenomm|réponse|(?<!in)complet|(?<!dis|un)connect|accept|(?<!un)success|pick(?:ed|up)|talk|spoke|handled|^ok$|angenommen|beantwortet|verbunden|erfolgreich|répondu|abouti|décroch|contestad|atendid|respondid/;
/** "Not answered", "keine Antwort", "non abouti". */
const NEGATED = /(?:^|[\s-])(?:not?|non|niet|nicht|keine?|sin|pas|senza|bez|não|nao|nie|inte|ej)[\s-]/;
/** Calls that the firm made, which are left out: not "timed out", "out of hours", "order placed", "booking made". */
const OUT =
  /originating|uitgaand|u[td]gående|wychodz|^gehend|uscita|(?<!(?:timed?|rang|hung|opted)[ -])\bout\b(?!-?\s?of)|outgo|outbound|^(?:calls? )?(?:placed|made)\b|\bdiall?ed|^(?:loc|ld)$|retriev|gewählt|^manual$|ausgehend|abgehend|sortant|émis|saliente|^(?:llamadas? )?realizad|efetuad|efectuad/;
const IN =
  /terminating|inkom|in[nd]gående|przychodz|^kommend|empfangen|entrata|\bin\b|incom(?!pl)|inbound|in-|received|eingehend|ankommend|eingang|entrant|entrada|reçu|rec[ei]bid/;
const INTERNAL = /\bint\b|intern(?!et|ational)|\bintra|sip enterprise/;
const OTHER =
  /\bfax\b|^(?:web ?)?chat$|^e-?mail$|^[sm]ms$|^text(?: message| sent| received)?$|^message$|^(?:web )?form$/;
/** A cell that says that its row is no call: a fax, a chat, a text. */
export const isOther = (cell: string) => OTHER.test(cell.trim().toLowerCase());
/** Headings of columns that say who or what answered, or why a call ended: of them only machines and engaged lines count. */
export const ASIDE =
  /reason|cause|nature|(?:sip|disconnect|response) ?code|^(?:sip )?response$|phrase|nebenstelle|lastapp|^dst$|party\d ?name|^ext\b|extension|^path$|^(?:to|called|(?:dest )?device|callee|destination|target)(?: name)?$/;

/** Yes and no, under headings such as "Answered". */
const YES = /^(?:y|yes|true|1|ja|oui|s[iíì]|sim|tak|x|✓)(?:$|[\s,;–-])/;
const NO = /^(?:n|no|false|0|nein|nee|nej|nei|nie|non|não|-|)(?:$|[\s,;–-])/;

/** Headings of columns that say yes or no. */
export const FLAG =
  /^(?:is |was )?(?:answered|answer indicator|picked up|spoke(?:n)? to(?: them)?|connected|successful(?: call)?|missed|abandon(?:ed)?|busy|engaged|voice ?mail(?: message)?|angenommen|verbunden|verpasst|beantwoord|besvara?[dt]|odebran[eo]|atendid[ao]|répondu|perdid[ao]|contestad[ao])\??$/;

/** A cell that is such a word and nothing else, whatever its heading is. */
const PLAIN =
  /^(?:(?:in|out)(?:bound|coming|going)|terminating|originating|entrante?|sortant|saliente|(?:ein|aus|ab)gehend|ankommend|internal|(?:un|not |no[- ])?answer(?:ed)?|missed|abandoned|busy)(?: calls?)?$/i;
export const isPlainWord = (cell: string) => PLAIN.test(cell.trim());

const TAKEN: WordMeaning = { direction: "in", outcome: "answered" };
const LOST: WordMeaning = { direction: "in", outcome: "missed" };
const MADE: WordMeaning = { direction: "out" };
/** How a FRITZ!Box marks calls. */
const FRITZ: Readonly<Record<string, WordMeaning>> = {
  "1": TAKEN,
  "2": LOST,
  "3": MADE,
  "4": MADE,
  "10": LOST,
};
/** How an Android telephone marks calls: from 3 on missed, by voicemail, rejected, blocked. */
const ANDROID: Readonly<Record<string, WordMeaning>> = {
  "1": TAKEN,
  "2": MADE,
  "3": LOST,
  "4": LOST,
  "5": LOST,
  "6": LOST,
};
/** Letters of Avaya and Panasonic. */
const LETTERS: Readonly<Record<string, WordMeaning>> = {
  i: { direction: "in" },
  o: { direction: "out" },
  a: { outcome: "answered" },
  m: { outcome: "missed" },
};
/** Classes of calls of NEC: "PIN", "IVIN", "POT", "ICM". */
const CLASS = /(in)$|(ot)$|^(icm)$/;
/** What a heading says of a sign: "Voice card (V=voice mail)". */
const LEGEND = /\b(\w{1,2}) ?= ?([^,;)]+)/g;

/** Reads a cell under a heading. An empty cell says nothing. */
export function readWord(cell: string, heading: string): WordMeaning | undefined {
  const legend = [...heading.matchAll(LEGEND)].find(
    ([, sign]) => sign!.toLowerCase() === cell.trim().toLowerCase(),
  );
  if (legend) return readWord(legend[2]!, "");
  const word = cell
    .trim()
    .replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase();
  const head = tidy(heading).replace(/ ?\(.*\)$/, "");
  const isFlag = FLAG.exec(head);
  if (isFlag && (YES.test(word) || NO.test(word))) {
    const says = readWord(isFlag[0].replace(/^(?:is |was )|\?$| indicator/g, ""), "")?.outcome;
    if (YES.test(word)) return { outcome: says!, ...(MACHINE.test(head) && { machine: true }) };
    // Without a message a call may still be lost.
    if (/voice/.test(head) || says === "busy") return {};
    if (ENGAGED.test(word)) return { outcome: "busy" };
    return says === "answered" ? { outcome: "missed" } : { outcome: "answered", weak: true };
  }
  if (word === "" || /^(?:voice|audio|phone|telephone|voip)(?: call)?$|^(?:call|pstn|transfer)$/.test(word))
    return {};
  if (/^(?:is )?internal\??$/.test(head)) return YES.test(word) ? { direction: "internal" } : {};
  if (/^(?:is )?(?:incoming|inbound)\??$/.test(head)) return { direction: YES.test(word) ? "in" : "out" };
  if (/context$/.test(head))
    return (/^caller/.test(head) ? /^default/ : /^from-internal/).test(word) ? { direction: "out" } : {};
  // Mitel's sign for an extension that nobody picked up.
  if (ASIDE.test(head) && /^\*{3,}$/.test(word)) return { outcome: "missed" };
  if (ASIDE.test(head) && !isPlainWord(word))
    return MACHINE.test(word)
      ? { outcome: "missed", machine: true }
      : ENGAGED.test(word) ||
          (/cause/.test(head) && word === "17") ||
          (/code|response/.test(head) && word === "486")
        ? { outcome: "busy", weak: true }
        : {};
  // Panasonic marks what came in, and nothing else.
  if (/^dial/.test(head)) return { direction: word.startsWith("<i>") ? "in" : "out" };
  if (/^typ$/.test(head) && FRITZ[word]) return FRITZ[word];
  if (/^type$/.test(head) && ANDROID[word]) return ANDROID[word];
  const ofClass = /^class$/.test(head) && CLASS.exec(word);
  if (ofClass) return { direction: ofClass[1] ? "in" : ofClass[2] ? "out" : "internal" };
  // Avaya's Partner: a call, beside I for one that came in.
  if (/^call$/.test(head) && word === "c") return MADE;
  if (LETTERS[word] && head !== "") return LETTERS[word];
  const isMachine = MACHINE.test(word) && !OUT.test(word);
  // Most particular first: "line busy, no answer" is of an engaged line, and "unanswered" has the word of an answer in it.
  const outcome = BUSY.test(word)
    ? ("busy" as const)
    : isMachine || MISSED.test(word) || (ANSWERED.test(word) && NEGATED.test(word))
      ? ("missed" as const)
      : ANSWERED.test(word)
        ? ("answered" as const)
        : undefined;
  // An internal call stays within the firm, whichever way it goes.
  const direction = OTHER.test(word)
    ? ("other" as const)
    : INTERNAL.test(word) || (word === "local" && /direction/.test(head))
      ? ("internal" as const)
      : OUT.test(word)
        ? ("out" as const)
        : IN.test(word)
          ? ("in" as const)
          : undefined;
  return outcome || direction
    ? {
        ...(outcome && { outcome }),
        ...(isMachine && { machine: true }),
        ...(direction && { direction }),
      }
    : undefined;
}
