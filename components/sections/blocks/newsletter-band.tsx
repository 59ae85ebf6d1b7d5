import { NewsletterForm } from "./newsletter-form";

/** The newsletter at the end of a page, beside what it is. */
export function NewsletterBand({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <section className="page mt-8 grid items-center gap-x-16 gap-y-4 md:mt-16 md:grid-cols-2 print:hidden">
      <div>
        <h2 className="text-[1.75rem]">{title}</h2>
        <p className="mt-2 text-soft">{text}</p>
      </div>
      <NewsletterForm />
    </section>
  );
}
