import { type ReactNode, Fragment } from "react";
import { Email } from "@/components/layout/email";
import { TextLink } from "@/components/layout/site-link";
import type { LegalSection, Site, LegalBlock } from "@/lib/content";
import { Fold } from "../blocks/fold";

const monthAndYear = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

interface LegalDocumentProps {
  heading: string;
  lead: string;
  /** ISO date of the last change. */
  updated: string;
  /** Beside the heading: what most readers come for. */
  summary: ReactNode;
  sections: readonly LegalSection[];
  /** Numbers sections and clauses, so that they can be cited: "5.3". */
  numbered?: boolean;
  /** Words to set in bold where they occur first in the section with the id. */
  marked?: readonly { section: string; value: string }[];
  site: Pick<Site, "legalName" | "address" | "phone">;
  /** Sections after the text: whom to write to, each with the address. */
  contacts: readonly Contact[];
}

interface Contact {
  id: string;
  title: string;
  text: string;
  email: string;
  /** Addressee above the company's name. */
  attention?: string;
}

/** A legal text: on wide screens heading and table of contents are beside its summary and itself, on narrow ones above. */
export function LegalDocument(props: LegalDocumentProps) {
  const { sections, numbered = false, marked = [], contacts, site } = props;
  const numberOf = (index: number) => (numbered ? index + 1 : undefined);
  return (
    <div className="page grid grid-cols-1 gap-x-16 gap-y-8 py-7 md:py-16 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr_auto] lg:gap-y-12 xl:grid-cols-[minmax(0,1fr)_42rem] print:block">
      <div className="min-w-0">
        <h1>{props.heading}</h1>
        <p className="mt-5 text-lead leading-[1.45] text-soft">{props.lead}</p>
        <p className="mt-5">
          <span className="text-small text-soft">
            Last updated:{" "}
            <time dateTime={props.updated.slice(0, 7)}>{monthAndYear.format(new Date(props.updated))}</time>
          </span>
        </p>
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:mt-6">{props.summary}</div>
      <Contents {...props} numberOf={numberOf} />
      <div className="grid min-w-0 grid-cols-1 gap-12 lg:col-start-2 lg:row-start-3 xl:[&_:is(p,ul)]:max-w-none print:mt-8 print:block print:[&>*+*]:mt-8">
        {sections.map((section, index) => (
          <SectionText
            key={section.id}
            section={section}
            number={numberOf(index)}
            marked={marked.filter(({ section: id }) => id === section.id).map(({ value }) => value)}
          />
        ))}
        {contacts.map(({ id, title, text, email, attention }) => (
          <AnchoredSection key={id} id={id} title={title}>
            <p>{text}</p>
            <address className="grid gap-1 not-italic">
              {attention && <span>{attention}</span>}
              <span>{site.legalName}</span>
              <span>
                {site.address.street}, {site.address.locality} {site.address.postalCode},{" "}
                {site.address.country}
              </span>
              <a href={`mailto:${email}`} className="justify-self-start py-0.5 underline underline-offset-4">
                <Email address={email} />
              </a>
              <a
                href={`tel:${site.phone.e164}`}
                className="justify-self-start py-0.5 underline underline-offset-4"
              >
                {site.phone.display}
              </a>
            </address>
          </AnchoredSection>
        ))}
      </div>
    </div>
  );
}

interface ContentsProps extends Pick<LegalDocumentProps, "sections" | "contacts" | "numbered"> {
  numberOf: (index: number) => number | undefined;
}

/** The table of contents, folded on phones. */
function Contents({ sections, contacts, numbered, numberOf }: ContentsProps) {
  const entries = [
    ...sections.map(({ id, title }, index) => ({ id, title, number: numberOf(index) })),
    ...contacts.map(({ id, title }) => ({ id, title, number: undefined })),
  ];
  return (
    <nav
      aria-labelledby="contents"
      className="lg:col-start-1 lg:row-span-2 lg:row-start-2 xl:max-w-88 print:hidden"
    >
      <div className="max-md:border-y max-md:border-line lg:sticky lg:top-24 lg:max-h-[calc(100vh-7rem)] lg:overflow-y-auto lg:pb-2">
        <h2 id="contents" className="font-display text-base font-semibold max-md:sr-only">
          Contents
        </h2>
        <Fold summary={`Contents: ${entries.length} sections`}>
          <ol className="gap-x-12 text-small max-md:pb-3 md:mt-2 md:max-lg:columns-2">
            {entries.map(({ id, title, number }) => (
              <li key={id} className="break-inside-avoid border-t border-line">
                <a href={`#${id}`} className="flex gap-3 py-1.5 hover:underline">
                  {numbered && <span className="w-5 shrink-0 text-soft tabular-nums">{number}</span>}
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </Fold>
      </div>
    </nav>
  );
}

/** A section of a legal text with its anchor. */
function AnchoredSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="relative border-t-2 border-ink pt-5 target:border-amber target:[box-shadow:0_-6px_0_var(--color-amber)]"
    >
      <h2 id={`${id}-title`} className="text-[min(1.75rem,10vw)] leading-tight wrap-anywhere">
        {title}
      </h2>
      {/* On the rule, so that the heading keeps its width. */}
      <a
        href="#contents"
        className="absolute -top-4 right-0 h-8 bg-paper pl-3 text-small leading-8 text-clyde lg:hidden print:hidden"
      >
        Contents <span aria-hidden="true">↑</span>
      </a>
      <div className="mt-4 grid grid-cols-1 gap-4">{children}</div>
    </section>
  );
}

interface SectionTextProps {
  section: LegalSection;
  number: number | undefined;
  marked: readonly string[];
}

function SectionText({ section: { id, title, body }, number, marked }: SectionTextProps) {
  return (
    <AnchoredSection id={id} title={number ? `${number}. ${title}` : title}>
      {body.map((block, index) =>
        number ? (
          <div key={index} className="grid grid-cols-[minmax(3.25rem,auto)_minmax(0,1fr)] max-[20rem]:block">
            <span className="text-small leading-[1.8] text-soft tabular-nums">{`${number}.${index + 1}`}</span>
            <div>
              <LegalText block={block} marked={marked} />
            </div>
          </div>
        ) : (
          <LegalText key={index} block={block} marked={marked} />
        ),
      )}
    </AnchoredSection>
  );
}

interface LegalTextProps {
  block: LegalBlock;
  /** Words to set in bold. */
  marked: readonly string[];
}

/** A paragraph, a list, terms with their explanations, or a link. */
function LegalText({ block, marked }: LegalTextProps) {
  if (typeof block === "string")
    return (
      <p>
        <Marked text={block} words={marked} />
      </p>
    );
  if ("rows" in block)
    return (
      <dl>
        {block.rows.map(({ term, text }) => (
          <div
            key={term}
            className="grid gap-x-8 border-t border-line py-3 md:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{term}</dt>
            <dd className="max-w-text">{text}</dd>
          </div>
        ))}
      </dl>
    );
  if ("link" in block)
    return (
      <p>
        <TextLink href={block.link.url}>{block.link.label}</TextLink>
      </p>
    );
  return (
    <div>
      <p>{block.intro}</p>
      <ul className="mt-2 grid max-w-text list-disc gap-1.5 pl-5 marker:text-soft">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** A text with the first occurrence of each of the words in bold, in upper or lower case. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const lower = text.toLowerCase();
  const found = words
    .map((word) => ({ from: lower.indexOf(word.toLowerCase()), length: word.length }))
    .filter(({ from }) => from >= 0)
    .sort((a, b) => a.from - b.from);
  const ends = [0, ...found.map(({ from, length }) => from + length)];
  return (
    <>
      {found.map(({ from, length }, index) => (
        <Fragment key={from}>
          {text.slice(ends[index], from)}
          <strong className="font-semibold">{text.slice(from, from + length)}</strong>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

/** The card beside the heading. */
export function LegalSummary({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-card p-5 md:p-9">
      <h2 className="text-[1.75rem]">{title}</h2>
      {children}
    </section>
  );
}
