import type { ReactNode } from "react";
import type { CreditsPage, LicensedPackage } from "@/lib/content";
import { LicenceList } from "./licence-list";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/section";
import { PartLinks } from "../blocks/part-links";

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
  const parts = [
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
            <PartLinks parts={parts} />
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
