import { Accordion, AccordionItem } from "@/components/ui/accordion";

export interface Question {
  question: string;
  answer: string;
}

/** Questions in an accordion. */
export function Faq({ items }: { items: readonly Question[] }) {
  return (
    <Accordion>
      {items.map(({ question, answer }) => (
        <AccordionItem key={question} heading={question}>
          <p className="pb-6 text-soft">{answer}</p>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
