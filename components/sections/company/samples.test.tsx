/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getContent, type Clients } from "@/lib/content";
import { otherClients } from "@/lib/overviews/case-study-testimonials";
import { splitSentence } from "@/lib/sentences";
import { ServiceBody } from "../services/service-body";
import { HomeCaseStudies } from "../home/home-body";
import { CaseStudiesBody } from "./case-studies-body";
import { TestimonialsBody } from "./testimonials-body";

const { clients, pages, plans, services } = getContent();
const NOTE = "Marked entries are made up.";

/** The clients, all of them samples or none. */
function clientsWith(sample: boolean): Clients {
  const marked = <Row,>(rows: readonly Row[]) => rows.map((row) => ({ ...row, sample }));
  return {
    caseStudies: marked(clients.caseStudies),
    testimonials: {
      carousel: marked(clients.testimonials.carousel),
      grid: marked(clients.testimonials.grid),
    },
    stories: marked(clients.stories),
    clientStories: marked(clients.clientStories),
    sampleNote: sample ? NOTE : undefined,
  };
}

const showPages = {
  "case studies of the home page": (shown: Clients) => <HomeCaseStudies page={pages.home} clients={shown} />,
  "testimonials page": (shown: Clients) => <TestimonialsBody page={pages.testimonials} clients={shown} />,
  "case studies page": (shown: Clients) => (
    <CaseStudiesBody page={pages["case-studies"]} metrics={[]} clients={shown} others={otherClients(shown)} />
  ),
  "page of a service": ({ sampleNote }: Clients) => (
    <ServiceBody
      brand="Acme"
      service={services[0]!}
      prices={plans}
      sampleNote={sampleNote}
      languages={pages.services.languages}
      claims={[]}
      hubs={[]}
    />
  ),
};

/** The one mark of an invented entry. */
const MARK = "Sample";

/** The entries of each page that are invented, by what each contains. */
const entries: Record<keyof typeof showPages, readonly string[]> = {
  "case studies of the home page": clients.caseStudies.map(({ description }) => description),
  "testimonials page": [
    ...clients.testimonials.grid.map(({ content }) => content),
    // Below their first sentence, which is set large.
    ...clients.stories.map(({ content }) => splitSentence(content)[1]),
  ],
  "case studies page": [
    ...clients.clientStories.map(({ challenge }) => challenge),
    ...otherClients(clients).map(({ content }) => content),
  ],
  "page of a service": [splitSentence(services[0]!.caseStudy.description)[1]],
};

const PAGES = Object.keys(showPages) as (keyof typeof showPages)[];

it.each(PAGES)(
  "%s marks every invented entry and explains the mark once, as long as there are any",
  (page) => {
    const { rerender } = render(showPages[page](clientsWith(true)));
    expect(screen.getAllByText(MARK)).toHaveLength(entries[page].length);
    for (const text of entries[page]) {
      const entry = screen
        .getByText((_, element) => element?.localName === "p" && element.textContent.includes(text))
        .closest<HTMLElement>("li, figure, article, section")!;
      expect(within(entry).getAllByText(MARK)).toHaveLength(1);
    }
    expect(screen.getAllByText(NOTE)).toHaveLength(1);
    rerender(showPages[page](clientsWith(false)));
    expect(screen.queryByText(MARK)).toBeNull();
    expect(screen.queryByText(NOTE)).toBeNull();
  },
);

it("the page of case studies quotes as many others as that of testimonials, and no client twice", () => {
  const { grid } = clients.testimonials;
  const told = new Set([...grid, ...clients.clientStories].map(({ company }) => company));
  const others = otherClients(clients);
  expect(others).toHaveLength(grid.length);
  expect(others.filter(({ company }) => told.has(company))).toEqual([]);
});
