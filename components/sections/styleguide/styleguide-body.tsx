import clsx from "clsx";
import type { ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { Accordion, AccordionItem } from "@/components/ui/accordion";
import { Carousel } from "@/components/ui/carousel";
import { FormField } from "@/components/ui/form-field";
import { Icon, ICON_NAMES } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { Select } from "@/components/ui/select";
import type { Service } from "@/lib/content";
import { routes } from "@/lib/routes";
import { ClosingBand } from "../blocks/closing-band";
import { NumberedList } from "../blocks/numbered-list";
import { Section } from "../blocks/section";
import { ExampleCall } from "../blocks/example-call";
import { ColourList } from "./colours";
import { Messages, Overlays, TooltipButtons } from "./moving-parts";
import { Measures, TextScale } from "./tokens";

interface StyleguideBodyProps {
  brand: string;
  /** The parts of the design system in one drawing. */
  system: ReactNode;
  /** A picture of each kind. */
  pictures: ReactNode;
  /** Cards, chips and tables. */
  objects: ReactNode;
  /** An example of one call as four objects. */
  call: Service["call"];
}

/** Every token, primitive and state of the design system on one page, for developers and layout tests. */
export function StyleguideBody({ brand, system, pictures, objects, call }: StyleguideBodyProps) {
  return (
    <main id="main">
      <div className="page head">
        <div>
          <h1>Style guide</h1>
          <p className="head-lead">The tokens, the primitives and their states, as they are used.</p>
          <Contents />
        </div>
        <div data-beside>{system}</div>
      </div>
      <Section id="colour" title="Colour" lead="Each in light and in dark, on what it lies on.">
        <ColourList />
      </Section>
      <Section id="type" title="Type">
        <TextScale brand={brand} />
      </Section>
      <Section id="measures" title="Measures">
        <Measures />
      </Section>
      <Section id="pictures" title="Pictures">
        {pictures}
      </Section>
      <ExampleCall call={call} brand={brand} />
      <Section id="objects" title="Cards, chips and tables">
        {objects}
      </Section>
      <Section id="buttons" title="Buttons and links">
        <ButtonStates />
        <p className="mt-8">
          <SiteLink href={routes.home()} className="text-clyde underline underline-offset-4">
            A link in a text
          </SiteLink>
        </p>
      </Section>
      <ClosingBand title="An amber band" text="The next step, at the end of a page.">
        <SiteLink href={routes.home()} className="button button-main">
          Main
        </SiteLink>
        <SiteLink href={routes.home()} className="button">
          Second
        </SiteLink>
      </ClosingBand>
      <Section id="fields" title="Fields">
        <FieldStates />
      </Section>
      <div id="parts" className="page grid gap-x-16 lg:grid-cols-2">
        <Half title="Messages">
          <Messages />
        </Half>
        <Half title="Numbered list">
          <NumberedList
            items={[
              { title: "For an order", text: "Steps of which one follows from the other." },
              { title: "Not for a count", text: "Things without an order have a rule above each." },
            ]}
          />
        </Half>
        <Half title="Accordion">
          <Accordion>
            <AccordionItem heading="What may be folded?">
              <p className="pb-6 text-soft">Details that few readers need, never the answer of the page.</p>
            </AccordionItem>
            <AccordionItem heading="Does it open without a script?">
              <p className="pb-6 text-soft">Yes: it is a details element, with a summary to press.</p>
            </AccordionItem>
          </Accordion>
        </Half>
        <Half title="Carousel">
          <Carousel
            label="Example"
            item="slide"
            slides={[
              "It moves on after five seconds.",
              "It waits while it is pointed at.",
              "It can be stopped.",
            ].map((id) => ({ id, content: <p className="border-l-2 border-amber pl-5 text-lead">{id}</p> }))}
          />
        </Half>
        <Half title="Tooltips">
          <TooltipButtons />
        </Half>
        <Half title="Icons">
          <ul className="flex flex-wrap gap-5 text-h3">
            {ICON_NAMES.map((name) => (
              <li key={name}>
                <Icon name={name} />
              </li>
            ))}
          </ul>
        </Half>
      </div>
      <Section id="overlays" title="Tabs and dialog">
        <Overlays />
      </Section>
    </main>
  );
}

/** The sections, by their anchors. */
const CONTENTS = {
  colour: "Colour",
  type: "Type",
  measures: "Measures",
  pictures: "Pictures",
  objects: "Objects",
  buttons: "Buttons",
  fields: "Fields",
  parts: "Messages and parts",
  overlays: "Tabs and dialog",
};

function Contents() {
  return (
    <nav aria-label="Contents" className="mt-6 print:hidden">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-8">
        {Object.entries(CONTENTS).map(([id, title]) => (
          <li key={id} className="border-t border-line">
            <a href={`#${id}`} className="inline-block py-1.5 text-clyde underline underline-offset-4">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A section beside another one on wide screens. */
function Half({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 min-w-0 md:mt-22">
      <h2 className="mb-4 text-[1.875rem] md:mb-6">{title}</h2>
      {children}
    </section>
  );
}

/** Fields in all their states. */
function FieldStates() {
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      <FormField label="Name">
        {(control) => <input {...control} type="text" defaultValue="Fiona" />}
      </FormField>
      <FormField label="Telephone" optional hint="With the area code">
        {(control) => <input {...control} type="tel" />}
      </FormField>
      <FormField label="Email" problem="Enter an email address with an @.">
        {(control) => <input {...control} type="text" defaultValue="fiona" />}
      </FormField>
      <FormField label="Plan">
        {(control) => <Select {...control} disabled options={["Professional"]} />}
      </FormField>
      <FormField label="Service">
        {(control) => <Select {...control} options={[["", "Not sure yet"], "Live chat", "Sales"]} />}
      </FormField>
      <label className="text-small font-semibold">
        Status
        <Select small className="mt-1 block font-normal" options={["pending", "completed"]} />
      </label>
    </div>
  );
}

/** Static styles of each state: as `.button:hover` in `layout/layout.css` and `:focus-visible` in `ui/theme.css`. */
const STATES = [
  { name: "Rest", main: "", second: "" },
  {
    name: "Hover",
    main: "bg-[color-mix(in_srgb,var(--color-amber)_88%,#000)]",
    second: "bg-[color-mix(in_srgb,var(--color-ink)_8%,transparent)]",
  },
  {
    name: "Focus",
    main: "outline-3 outline-offset-3 outline-clyde",
    second: "outline-3 outline-offset-3 outline-clyde",
  },
] as const;

/** Buttons in all their states. */
function ButtonStates() {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {STATES.map(({ name, main, second }) => (
        <li key={name} className="space-y-4">
          <p className="text-small text-soft">{name}</p>
          <Pair main={main} second={second} />
        </li>
      ))}
      <li className="space-y-4">
        <p className="text-small text-soft">Disabled</p>
        <Pair disabled />
      </li>
    </ul>
  );
}

function Pair({ main, second, disabled }: { main?: string; second?: string; disabled?: boolean }) {
  return (
    <div className="flex flex-wrap gap-4">
      <button type="button" disabled={disabled} className={clsx("button button-main", main)}>
        Main
      </button>
      <button type="button" disabled={disabled} className={clsx("button", second)}>
        Second
      </button>
      <IconButton label="Next" disabled={disabled} className={second}>
        <path d="M10 6l6 6-6 6" />
      </IconButton>
    </div>
  );
}
