import clsx from "clsx";

interface NumberedListProps {
  items: readonly { title: string; text: string }[];
  className?: string;
}

/** Numbered steps with a rule above each. */
export function NumberedList({ items, className }: NumberedListProps) {
  return (
    <ol className={clsx("gap-x-12", className)}>
      {items.map(({ title, text }, index) => (
        <li key={title} className="flex gap-5 border-t border-line py-5">
          <span aria-hidden="true" className="w-4 shrink-0 font-display text-h3 leading-tight text-clyde">
            {index + 1}
          </span>
          <div className="min-w-0 wrap-anywhere">
            <h3>{title}</h3>
            <p className="mt-1 text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
