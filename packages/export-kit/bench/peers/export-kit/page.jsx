import { readFileSync } from "node:fs";
import { pageSpecific, TableRows } from "export-kit/fragments";

const pages = new Map(JSON.parse(readFileSync("pages.json", "utf8")).map((page) => [page.slug, page]));

export const slugs = [...pages.keys()];
export const readPage = ({ slug }) => pages.get(slug);
export const metadataOf = ({ title, description }) => ({ title, description });

export const Page = ({ page }) => (
  <main>
    <h1>{pageSpecific(page, ({ title }) => title)}</h1>
    {page.paragraphs.map((_, index) => (
      <p key={index}>{pageSpecific(page, ({ paragraphs }) => paragraphs[index])}</p>
    ))}
    <table>
      <TableRows page={page} rows={({ rows }) => rows} />
    </table>
    {page.links.map((_, index) => (
      <a key={index} href={pageSpecific(page, ({ links }) => `/p/${links[index].slug}`)}>
        {pageSpecific(page, ({ links }) => links[index].title)}
      </a>
    ))}
  </main>
);
