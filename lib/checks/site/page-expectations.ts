import type { Content } from "@/lib/content";

/**
 * What the specification's route table asks of a page. Texts, prices and counts are the content's: a row says
 * which of them the page has to show. Words that the specification itself puts on a button or above a list, and
 * that components hold, stand in the row.
 */
export interface PageExpectation {
  path: string;
  /** Texts, in the page's main part. */
  says?: readonly string[];
  /** Links by their text, and where they lead; the text may be the beginning only. */
  leads?: readonly Lead[];
  /** How many: links whose address fits, times that a text stands there, headings of a rank, required fields. */
  counts?: readonly Count[];
}

export type Lead = readonly [text: string, href: string];

export interface Count {
  what: string;
  expected: number;
  /** Heading of the section in which they are counted; otherwise the main part of the page. */
  section?: string;
  links?: RegExp;
  text?: RegExp;
  headings?: number;
  requiredFields?: true;
}

/** Links to one service, not to a service for an industry. */
export const TO_A_SERVICE = /^\/services\/[^/]+$/;

/** The newsletter has one field, and nothing else on the page is a form. */
export const NEWSLETTER: Count = { what: "newsletter fields", requiredFields: true, expected: 1 };

/** Title and text of a section, or of an entry in one. */
export function textsOf(...entries: readonly { title: string; text?: string; lead?: string }[]): string[] {
  return entries.flatMap(({ title, text, lead }) => [title, text ?? [], lead ?? []].flat());
}

/** The company's figures under these ids, each with what it counts. */
export function claimTexts(content: Pick<Content, "claims">, ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const { value, scope } = content.claims.get(id)!;
    return [value, scope];
  });
}

/** Header and footer, which every page has. */
export function composeFrame({ site, navigation, services }: Content): Omit<PageExpectation, "path"> {
  const { address, email, phone } = site;
  const header = navigation.header.flatMap(({ links = [], ...link }) => [link, ...links]);
  const footer = navigation.footer.flatMap(({ links }) => links);
  return {
    says: [
      phone.display,
      site.topBar,
      `© ${site.founded}`,
      `${address.street}, ${address.locality} ${address.postalCode}`,
      ...navigation.footer.map(({ title }) => title),
    ],
    leads: [
      ...[...header, ...footer, navigation.login, navigation.action].map(({ label, url }): Lead => [
        label,
        url,
      ]),
      [phone.display, `tel:${phone.e164}`],
      [email.general, `mailto:${email.general}`],
      [email.sales, `mailto:${email.sales}`],
    ],
    counts: [{ what: "links to services, in the bar", links: TO_A_SERVICE, expected: services.length }],
  };
}
