/** Steps as the stops of a line, which ends at the last one, in amber: down on phones, across on wider screens. */
export function StopLine({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ol className="stops md:grid md:grid-cols-2 md:gap-y-10 lg:grid-cols-3">
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative border-clyde-pale max-md:ml-2 max-md:border-l-4 max-md:pb-5 max-md:pl-6 max-md:last:border-transparent max-md:last:pb-0 md:border-t-4 md:pt-6 md:pr-8 md:last:border-transparent lg:pr-12 forced-colors:last:border-[Canvas] [&:last-child>span]:bg-amber"
        >
          <span
            aria-hidden="true"
            className="absolute size-5 rounded-full border-4 border-ink bg-paper max-md:top-0.5 max-md:-left-3 md:-top-3 md:left-0"
          />
          <h3>
            <span aria-hidden="true" className="text-clyde">
              {index + 1}{" "}
            </span>
            {title}
          </h3>
          <p className="mt-1 text-soft max-md:text-small md:mt-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
