/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { getContent, type Clients } from "@/lib/content";
import { otherClients } from "@/lib/overviews/other-clients";
import { ServiceBody } from "../services/service-body";
import { HomeCaseStudies } from "../home/home-case-studies";
import { CaseStudiesBody } from "./case-studies-body";
import { TestimonialsBody } from "./testimonials-body";

const { clients, pages, plans, services } = getContent();
const NOTE = "These clients are made up.";

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
  "case studies of the home page": ({ caseStudies, sampleNote }: Clients) => (
    <HomeCaseStudies content={pages.home.caseStudies} studies={caseStudies} sampleNote={sampleNote} />
  ),
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

/** The sections of each page with invented entries. */
const sections: Record<keyof typeof showPages, number> = {
  "case studies of the home page": 1,
  "testimonials page": 2,
  "case studies page": 2,
  "page of a service": 1,
};

it.each(Object.entries(sections))(
  "%s says once in each section with invented clients that they are, as long as there are any",
  (name, count) => {
    const show = showPages[name as keyof typeof showPages];
    const { rerender } = render(show(clientsWith(true)));
    const notes = screen.getAllByText(NOTE, { exact: false });
    expect(new Set(notes.map((note) => note.closest("section"))).size).toBe(count);
    expect(notes).toHaveLength(count);
    rerender(show(clientsWith(false)));
    expect(screen.queryByText(NOTE, { exact: false })).toBeNull();
  },
);

it("the page of case studies quotes as many others as that of testimonials, and no client twice", () => {
  const { grid } = clients.testimonials;
  const told = new Set([...grid, ...clients.clientStories].map(({ company }) => company));
  const others = otherClients(clients);
  expect(others).toHaveLength(grid.length);
  expect(others.filter(({ company }) => told.has(company))).toEqual([]);
});
