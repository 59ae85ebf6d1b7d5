/**
 * The words that telephone systems write about a call, in small letters, by the language or the kind of each group. Where
 * a word of one pattern is in another one too, `read-word.ts` says which counts.
 */

/** One pattern of several groups. */
export const anyOf = (groups: Readonly<Record<string, RegExp>>): RegExp =>
  new RegExp(Array.from(Object.values(groups), ({ source }) => source).join("|"));

/** The one line, or the one person, was engaged. */
export const ENGAGED = anyOf({
  english: /busy|engaged|\bbsy\b/,
  germanic: /besetzt|\bbezet|in gesprek|upp?tag|optaget/,
  romance: /ocupad|occup[ée]|occupat|comunicando/,
  polish: /zajęt/,
});
/** No line was free: the one line, all of them, or those of the network. */
export const BUSY = anyOf({ engaged: ENGAGED, full: /congest|line full|all lines/ });

/** What answers instead of a person. */
export const MACHINE = anyOf({
  english:
    /voice\s?mail|mail ?box|answer ?phone|answering|answer machine|auto ?(?:receptionist|attendant)|\bivr\b/,
  systems: /vmail|^vmu?\d+$|vm channel|combox|mobilbox/,
  germanic: /anrufbeantworter|sprachnachricht|sprach ?box|röstbrev|telefonsvar/,
  romance: /messagerie|répondeur|boîte vocale|segreteria|buz[oó]n|correio de voz|caixa postal/,
  polish: /poczta głos/,
});

export const MISSED = anyOf({
  missed:
    /miss|\blost\b|\bnoa\b|no ?pick|no[\s_-]?ans|un[\s_-]?ans|not[\s_-](?:ans|conn|pick|reach)|no one|nobody/,
  ended: /abandon|cancel|hang\s?up|hung up|time[ds]?[\s_-]?out|ring no|incomplet/,
  refused: /unsuccess|unconnect|unreach|fail|declin|reject|block/,
  german:
    /erfolglos|abgelehnt|verpasst|entgangen|aufgelegt|nicht erreicht|unbeantwortet|abgebrochen|abgewiesen/,
  germanic: /[ou]besvar|gemist/,
  french: /manqué|perdu|sans réponse|non répondu|refus/,
  romance: /perdid|pers[ae]\b|sin respuesta|no contest|no atendid|rechazad/,
  polish: /nieodebran/,
});
export const ANSWERED = anyOf({
  answered: /answer|\bans\b|pick(?:ed|up)|accept|(?<!dis|un)connect|^ok$|(?<!un)success|(?<!in)complet/,
  handled: /^taken\b|message taken|transferred|put through|talk|spoke|handled/,
  german: /antwort|angenomm|verbunden|erfolgreich/,
  germanic: /beantwoord|besvar(?:at|et|t)/,
  french: /réponse|répondu|abouti|décroch/,
  romance: /rispo[sn]|contestad|atendid|respondid/,
  polish: /odebran/,
});
/** "Not answered", "keine Antwort", "non abouti". */
export const NEGATED = /(?:^|[\s-])(?:not?|non|niet|nicht|keine?|sin|pas|senza|bez|não|nao|nie|inte|ej)[\s-]/;

/** Calls that the firm made: not "timed out", "out of hours", "order placed", "booking made". */
export const OUT = anyOf({
  english:
    /(?<!(?:timed?|rang|hung|opted)[ -])\bout\b(?!-?\s?of)|outgo|outbound|^(?:calls? )?(?:placed|made)\b/,
  systems: /originating|\bdiall?ed|^(?:loc|ld)$|retriev|^manual$/,
  germanic: /uitgaand|u[td]gående|^gehend|gewählt|ausgehend|abgehend/,
  romance: /uscita|sortant|émis|saliente|^(?:llamadas? )?realizad|efetuad|efectuad/,
  polish: /wychodz/,
});
export const IN = anyOf({
  english: /\bin\b|incom(?!pl)|inbound|in-|received|terminating/,
  germanic: /inkom|in[nd]gående|^kommend|empfangen|eingehend|ankommend|eingang/,
  romance: /entrata|entrant|entrada|reçu|rec[ei]bid/,
  polish: /przychodz/,
});
export const INTERNAL = /\bint\b|intern(?!et|ational)|\bintra|sip enterprise/;
/** No call: a fax, a chat, a text. */
export const OTHER =
  /\bfax\b|^(?:web ?)?chat$|^e-?mail$|^[sm]ms$|^text(?: message| sent| received)?$|^message$|^(?:web )?form$/;

/** Yes and no, under headings such as "Answered". */
export const YES = /^(?:y|yes|true|1|ja|oui|s[iíì]|sim|tak|x|✓)(?:$|[\s,;–-])/;
export const NO = /^(?:n|no|false|0|nein|nee|nej|nei|nie|non|não|-|)(?:$|[\s,;–-])/;

/** A cell that is such a word and nothing else, whatever its heading is. */
export const PLAIN =
  /^(?:(?:in|out)(?:bound|coming|going)|terminating|originating|entrante?|sortant|saliente|(?:ein|aus|ab)gehend|ankommend|internal|(?:un|not |no[- ])?answer(?:ed)?|missed|abandoned|busy)(?: calls?)?$/i;
