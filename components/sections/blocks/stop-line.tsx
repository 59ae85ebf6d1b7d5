/** Steps as the stops of a line, which ends at the last one, in amber. */
export function StopLine({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ol className="stops md:ml-2">
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative border-l-4 border-clyde-pale pb-6 pl-6 last:border-transparent last:pb-0 forced-colors:last:border-[Canvas] [&:last-child>span]:bg-amber"
        >
          <span
            aria-hidden="true"
            className="absolute top-0.5 -left-3 size-5 rounded-full border-4 border-ink bg-paper"
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
