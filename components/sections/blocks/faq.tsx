import { Accordion, AccordionItem } from "@/components/ui/accordion";

/** A question with its answer, as printed. */
export interface Question {
  question: string;
  answer: string;
}

/** Questions that open on their answers. */
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
