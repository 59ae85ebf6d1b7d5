import type { Content } from "@/lib/content";

/**
 * What a page has to show. Texts, prices and counts are taken from the content; labels that components hold are
 * literals here. The rules behind orders and numbers are in docs/behaviour.md.
 */
export interface PageExpectation {
  path: string;
  /** In the main part of the page. */
  texts?: readonly string[];
  links?: readonly ExpectedLink[];
  counts?: readonly ExpectedCount[];
}

/** The text of a link, or its beginning, and its target. */
export type ExpectedLink = readonly [text: string, href: string];

/** What is counted is one of `links`, `text`, `headings` and `requiredFields`, or links with a text. */
export interface ExpectedCount {
  /** For messages. */
  name: string;
  expected: number;
  /** Heading of the section to count in; by default the main part of the page. */
  section?: string;
  /** Matches the address of links. */
  links?: RegExp;
  /** Counts its matches. */
  text?: RegExp;
  headings?: number;
  requiredFields?: true;
}

/** Matches links to a service, but not to a service for an industry. */
export const SERVICE_LINK = /^\/services\/[^/]+$/;

/** The newsletter form has one field, and pages with it have no other form. */
export const NEWSLETTER: ExpectedCount = { name: "newsletter fields", requiredFields: true, expected: 1 };

/** The texts of sections, or of entries of a section. */
export function textsOf(...entries: readonly { title: string; text?: string; lead?: string }[]): string[] {
  return entries.flatMap(({ title, text, lead }) => [title, text ?? [], lead ?? []].flat());
}

export function claimTexts(content: Pick<Content, "claims">, ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const { value, scope } = content.claims.get(id)!;
    return [value, scope];
  });
}

/** The marks of invented entries: docs/behaviour.md#samples. The note that explains them has the word with a small letter. */
export function sampleMarks({ site }: Pick<Content, "site">, entries: number): ExpectedCount {
  return { name: "marks of samples", text: /Sample|\(sample\)/g, expected: site.samples ? entries : 0 };
}

/** Header and footer, which every page has. */
export function expectFrame({ site, navigation, services }: Content): Omit<PageExpectation, "path"> {
  const { address, email, phone } = site;
  const header = navigation.header.flatMap(({ links = [], ...link }) => [link, ...links]);
  const footer = navigation.footer.flatMap(({ links }) => links);
  return {
    texts: [
      phone.display,
      site.topBar,
      `© ${site.founded}`,
      `${address.street}, ${address.locality} ${address.postalCode}`,
      ...navigation.footer.map(({ title }) => title),
    ],
    links: [
      ...[...header, ...navigation.menu, ...footer, navigation.login, navigation.action].map(
        ({ label, url }): ExpectedLink => [label, url],
      ),
      [phone.display, `tel:${phone.e164}`],
      [email.general, `mailto:${email.general}`],
      [email.sales, `mailto:${email.sales}`],
    ],
    counts: [{ name: "links to services in the header", links: SERVICE_LINK, expected: services.length }],
  };
}
