import type { ReactNode } from "react";
import type { LegalBlock, LegalSection, Site } from "@/lib/content";

const monthAndYear = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** Month and year of the last change. */
export function LastUpdated({ date }: { date: string }) {
  return (
    <span className="text-small text-soft">
      Last updated: <time dateTime={date.slice(0, 7)}>{monthAndYear.format(new Date(date))}</time>
    </span>
  );
}

interface LegalDocumentProps {
  sections: readonly LegalSection[];
  /** Numbers sections and clauses, so that they can be cited: "5.3". */
  numbered?: boolean;
  /** The sections in `children`, for the table of contents. */
  extraSections: readonly { id: string; title: string }[];
  /** Sections after the text. */
  children: ReactNode;
}

/** A legal text with its table of contents: beside it on wide screens, above it on narrow ones. */
export function LegalDocument({ sections, numbered = false, extraSections, children }: LegalDocumentProps) {
  const numberOf = (index: number) => (numbered ? index + 1 : undefined);
  const entries = [
    ...sections.map(({ id, title }, index) => ({ id, title, number: numberOf(index) })),
    ...extraSections.map((section) => ({ ...section, number: undefined })),
  ];
  return (
    <div className="page mt-14 grid gap-x-16 gap-y-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <nav aria-labelledby="contents" className="print:hidden">
        <div className="lg:sticky lg:top-24 lg:max-h-[calc(100vh-7rem)] lg:overflow-y-auto lg:pb-2">
          <h2 id="contents" className="font-display text-base font-semibold">
            Contents
          </h2>
          <ol className="mt-2 gap-x-12 text-small md:max-lg:columns-2">
            {entries.map(({ id, title, number }) => (
              <li key={id} className="break-inside-avoid border-t border-line">
                <a href={`#${id}`} className="flex gap-3 py-1.5 hover:underline">
                  {number && <span className="w-5 shrink-0 text-soft tabular-nums">{number}</span>}
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <div className="grid gap-12">
        {sections.map((section, index) => (
          <SectionText key={section.id} section={section} number={numberOf(index)} />
        ))}
        {children}
      </div>
    </div>
  );
}

/** A section of a legal text with its anchor. */
export function AnchoredSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t-2 border-ink pt-5">
      <h2 id={`${id}-title`} className="text-[1.75rem] leading-tight">
        {title}
      </h2>
      <div className="mt-4 grid gap-4">{children}</div>
    </section>
  );
}

function SectionText({ section: { id, title, body }, number }: { section: LegalSection; number?: number }) {
  return (
    <AnchoredSection id={id} title={number ? `${number}. ${title}` : title}>
      {body.map((block, index) =>
        number ? (
          <div key={index} className="grid grid-cols-[3.25rem_minmax(0,1fr)]">
            <span className="text-small leading-[1.8] text-soft tabular-nums">{`${number}.${index + 1}`}</span>
            <div>
              <Block block={block} />
            </div>
          </div>
        ) : (
          <Block key={index} block={block} />
        ),
      )}
    </AnchoredSection>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  if ("rows" in block) return <Rows rows={block.rows} />;
  if ("link" in block)
    return (
      <p>
        <a href={block.link.url} className="inline-block py-1 text-clyde underline underline-offset-4">
          {block.link.label}
        </a>
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

function Rows({ rows }: { rows: readonly { term: string; text: string }[] }) {
  return (
    <dl>
      {rows.map(({ term, text }) => (
        <div key={term} className="grid gap-x-8 border-t border-line py-3 md:grid-cols-[13rem_minmax(0,1fr)]">
          <dt className="font-semibold">{term}</dt>
          <dd className="max-w-text">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LegalAddressProps {
  site: Pick<Site, "legalName" | "address" | "phone">;
  email: string;
  /** Addressee above the company's name. */
  attention?: string;
}

/** The postal address, email and phone of the company. */
export function LegalAddress({ site, email, attention }: LegalAddressProps) {
  const { legalName, address, phone } = site;
  return (
    <address className="grid gap-1 not-italic">
      {attention && <span>{attention}</span>}
      <span>{legalName}</span>
      <span>
        {address.street}, {address.locality} {address.postalCode}, {address.country}
      </span>
      <a href={`mailto:${email}`} className="justify-self-start py-0.5 underline underline-offset-4">
        {email}
      </a>
      <a href={`tel:${phone.e164}`} className="justify-self-start py-0.5 underline underline-offset-4">
        {phone.display}
      </a>
    </address>
  );
}
