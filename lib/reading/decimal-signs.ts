/** Numbers of a file, whose decimal sign is decided for the file as a whole. */

export type DecimalSign = "." | ",";

/** A sign that the numbers show, "both" if they contradict each other, "open" if one may mean two things, "none" if none has any. */
type FoundSign = DecimalSign | "both" | "open" | "none";

const compact = (text: string) => text.replaceAll(/[\s'’]/gu, "");

/** The decimal sign that a number shows by itself. */
function signOf(text: string): FoundSign {
  const number = compact(text);
  const signs = number.replaceAll(/[^.,]/g, "");
  if (!/^[-+]?[\d.,]*\d[\d.,]*$/.test(number) || signs === "") return "none";
  const last = signs.at(-1) as DecimalSign;
  const other = last === "." ? "," : ".";
  // Both signs: the last one is before the decimals. Several of one kind: they are between thousands.
  if (signs.includes(other)) return /^([.,])\1*[.,]$/.test(signs) ? last : "both";
  if (signs.length > 1) return /^[-+]?\d{1,3}(?:[.,]\d{3})+$/.test(number) ? other : "both";
  return /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(number) ? "open" : last;
}

/** Decides the decimal sign of all numbers of a file. Texts that are no numbers say nothing. */
export function findDecimalSign(texts: Iterable<string>): FoundSign {
  let found: FoundSign = "none";
  for (const text of texts) {
    const sign = signOf(text);
    if (sign === "none" || sign === found) continue;
    if (sign === "both") return "both";
    if (found === "none" || found === "open") found = sign;
    else if (sign !== "open") return "both";
  }
  return found;
}

/** A number with the decimal sign of its file; undefined if it is none. */
export function readNumber(text: string, sign: DecimalSign): number | undefined {
  const number = compact(text);
  if (/^[-+]?\d+(?:\.\d+)?e[-+]?\d+$/i.test(number)) return Number(number);
  const thousands = sign === "." ? "," : ".";
  const [whole = "", decimals, ...more] = number.split(sign);
  if (more.length > 0) return undefined;
  const isGrouped = whole.includes(thousands);
  if (isGrouped && !/^[-+]?\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return undefined;
  const plain = `${whole.replaceAll(thousands, "")}${decimals === undefined ? "" : `.${decimals}`}`;
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
