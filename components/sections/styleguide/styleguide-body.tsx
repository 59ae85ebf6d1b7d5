import clsx from "clsx";
import { TextLink } from "@/components/layout/site-link";
import { Accordion, AccordionItem } from "@/components/ui/accordion";
import { Carousel } from "@/components/ui/carousel";
import { FormField } from "@/components/ui/form-field";
import { Icon, ICON_NAMES } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { Select } from "@/components/ui/select";
import { routes } from "@/lib/routes";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/page-section";
import { Messages, Overlays, TooltipButtons } from "./interactive-examples";
import { ColourList, TextScale } from "./tokens";

/** Every token, primitive and state of the design system on one page, for developers and layout tests. */
export function StyleguideBody() {
  return (
    <main id="main">
      <PageHead heading="Style guide" lead="The tokens, the primitives and their states, as they are used." />
      <Section title="Colour" lead="In your system's scheme, each text on what it lies on.">
        <ColourList />
      </Section>
      <Section title="Type">
        <TextScale />
      </Section>
      <Section title="Measures">
        <ul className="grid gap-6 sm:grid-cols-3">
          <li className="rounded-button border-2 border-ink bg-card p-5">Button corner, 8 px</li>
          <li className="rounded-card border-2 border-ink bg-card p-5">Card corner, 14 px</li>
          <li className="border-l-2 border-amber py-5 pl-5">
            Space between sections: 56 px on phones, 88 px from 768 px on
          </li>
        </ul>
      </Section>
      <Section title="Buttons and links">
        <ButtonStates />
        <p className="mt-8">
          <TextLink href={routes.home()}>A link in a text</TextLink>
        </p>
      </Section>
      <Section title="Fields">
        <FieldStates />
      </Section>
      <Section title="Messages">
        <Messages />
      </Section>
      <Section title="Accordion">
        <Accordion>
          <AccordionItem heading="What may be folded?">
            <p className="pb-6 text-soft">Details that few readers need, never the answer of the page.</p>
          </AccordionItem>
          <AccordionItem heading="Does it open without a script?">
            <p className="pb-6 text-soft">Yes: it is a details element, with a summary to press.</p>
          </AccordionItem>
        </Accordion>
      </Section>
      <Section title="Carousel">
        <Carousel
          label="Example"
          item="slide"
          slides={[
            "It moves on after five seconds.",
            "It waits while it is pointed at.",
            "It can be stopped.",
          ].map((id) => ({ id, content: <p className="border-l-2 border-amber pl-5 text-lead">{id}</p> }))}
        />
      </Section>
      <Section title="Tooltips">
        <TooltipButtons />
      </Section>
      <Section title="Icons">
        <ul className="flex flex-wrap gap-5 text-h3">
          {ICON_NAMES.map((name) => (
            <li key={name}>
              <Icon name={name} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Tabs and dialog">
        <Overlays />
      </Section>
    </main>
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
const STATES: readonly { name: string; main?: string; second?: string; disabled?: boolean }[] = [
  { name: "Rest" },
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
  { name: "Disabled", disabled: true },
];

/** Buttons in all their states. */
function ButtonStates() {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {STATES.map(({ name, main, second, disabled }) => (
        <li key={name} className="space-y-4">
          <p className="text-small text-soft">{name}</p>
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
        </li>
      ))}
    </ul>
  );
}
