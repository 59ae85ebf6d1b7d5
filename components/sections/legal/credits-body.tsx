import type { ReactNode } from "react";
import { TextLink } from "@/components/layout/site-link";
import type { CreditsPage, LicensedPackage } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";
import { PageHead } from "../blocks/page-head";
import { ContentsWithCounts } from "../blocks/contents-with-counts";
import { Section } from "../blocks/page-section";

interface CreditsBodyProps {
  page: CreditsPage;
  packages: readonly LicensedPackage[];
  /** Drawings of what was taken from a source, by the name of the source in its item. */
  pictures?: Readonly<Record<string, ReactNode>>;
}

/** The attributions that licences of data, fonts and software require. */
export function CreditsBody({ page, packages, pictures = {} }: CreditsBodyProps) {
  const sections = Object.entries(page.sections);
  const pictureOf = (item: string) => Object.entries(pictures).find(([name]) => item.includes(name))?.[1];
  const counted = [
    ...sections.map(([id, { title, items = [] }]) => ({ id, title, count: items.length })),
    { id: "packages", title: page.packages.title, count: new Set(packages.map(({ name }) => name)).size },
  ];
  return (
    <main id="main">
      <PageHead
        heading={page.heading}
        lead={page.lead}
        picture={
          <div data-beside className="max-lg:hidden">
            <ContentsWithCounts sections={counted} />
          </div>
        }
      />
      <div className="page grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
        {sections.map(([id, { title, items }]) => (
          <section key={id} id={id}>
            <h2 className="mb-4">{title}</h2>
            <ul>
              {items?.map((item) => (
                <li
                  key={item}
                  className="grid items-center gap-x-6 gap-y-3 border-t border-line py-4 sm:grid-cols-2 print:break-inside-avoid print:grid-cols-[4cm_1fr]"
                >
                  {pictureOf(item)}
                  <p>
                    <Linked text={item} links={page.links} />
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Section id="packages" title={page.packages.title} lead={page.packages.text}>
        <LicenceList packages={packages} label={page.packages.link} />
      </Section>
    </main>
  );
}

/** A text in which the names that have an address are links. */
function Linked({ text, links }: { text: string; links: CreditsPage["links"] }) {
  const name = Object.keys(links).find((each) => text.includes(each));
  if (name === undefined) return text;
  const at = text.indexOf(name);
  return (
    <>
      <Linked text={text.slice(0, at)} links={links} />
      <a href={links[name]} className="underline underline-offset-4">
        {name}
      </a>
      <Linked text={text.slice(at + name.length)} links={links} />
    </>
  );
}

interface LicenceListProps {
  packages: readonly LicensedPackage[];
  /** Label of the link to the full texts. */
  label: string;
}

/** Licences of more packages than these have the whole width; the others share lines. */
const FEW = 4;

/** The packages whose code or data the site contains, by licence, the most common one first. */
function LicenceList({ packages, label }: LicenceListProps) {
  const groups = groupByLicence(packages);
  return (
    <>
      <ul>
        {groups
          .filter(({ names }) => names.length > FEW)
          .map(({ licence, names }) => (
            <li
              key={licence}
              className="border-t border-line py-4 md:pb-6 print:break-inside-auto print:py-2"
            >
              <Licence name={licence} count={names.length} />
              <Fold summary={`${names.length} names`}>
                <Names names={names} />
              </Fold>
            </li>
          ))}
      </ul>
      <ul className="gap-x-10 sm:grid sm:grid-cols-2 lg:grid-cols-4">
        {groups
          .filter(({ names }) => names.length <= FEW)
          .map(({ licence, names }) => (
            <li key={licence} className="border-t border-line py-4 print:py-2">
              <Licence name={licence} count={names.length} />
              <Names names={names} />
            </li>
          ))}
      </ul>
      <p className="mt-6">
        <TextLink href={routes.licences()}>{label}</TextLink>
      </p>
    </>
  );
}

function Licence({ name, count }: { name: string; count: number }) {
  return (
    <h3 className="wrap-anywhere md:mb-2">
      {name} <span className="text-soft tabular-nums">{count}</span>
    </h3>
  );
}

/** Names in columns. The spaces are for readers of the text alone. */
function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className="run-on gap-x-8 text-small leading-relaxed [columns:13rem]">
      {names.map((name) => (
        // What does not fit on a line goes on further in: it is no name of its own.
        <li key={name} className="pl-5 -indent-5 wrap-anywhere">
          {name}{" "}
        </li>
      ))}
    </ul>
  );
}

function groupByLicence(packages: readonly LicensedPackage[]): { licence: string; names: string[] }[] {
  const licences = [...new Set(packages.map(({ licence }) => licence))];
  return licences
    .map((licence) => ({
      licence,
      // A package that is there in two versions has one name.
      names: [...new Set(packages.filter((each) => each.licence === licence).map(({ name }) => name))],
    }))
    .toSorted((a, b) => b.names.length - a.names.length);
}
