/** Steps as the stops of a line: across on wide screens (`stop-line.css`), down on phones. The line ends at the last stop, in amber. */
export function StopLine({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ol className="stops grid gap-x-10 md:grid-cols-2 md:pt-3 lg:grid-cols-3">
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative border-clyde-pale pb-6 max-md:border-l-4 max-md:pl-6 max-md:last:pb-0 md:border-t-4 md:pt-6 md:pb-8 md:last:border-transparent [&:last-child_.stop]:bg-amber"
        >
          <span
            aria-hidden="true"
            className="stop absolute z-1 size-5 rounded-full border-4 border-ink bg-paper max-md:top-0.5 max-md:-left-3 md:-top-3 md:left-0"
          />
          <h3>
            <span aria-hidden="true" className="text-clyde">
              {index + 1}{" "}
            </span>
            {title}
          </h3>
          <p className="mt-1 text-small text-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
