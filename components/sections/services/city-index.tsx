import type { ListedLink } from "../blocks/link-list";

/** Combining marks after the letters of a decomposed text: É begins with an E. */
const MARKS = /\p{M}/gu;

/** Links to landing pages in the order of the alphabet, as in the index of a book: each letter stands before its first link. */
export function CityIndex({ links }: { links: readonly ListedLink[] }) {
  return (
    <ul className="link-list [columns:8.5em_2] gap-x-5 text-small md:[columns:9.5em_auto] [&>[data-letter]]:before:absolute [&>[data-letter]]:before:left-0 [&>[data-letter]]:before:font-display [&>[data-letter]]:before:font-semibold [&>[data-letter]]:before:text-clyde [&>[data-letter]]:before:content-[attr(data-letter)] print:[&>[data-letter]]:before:content-none">
      {links.map(({ label, url }, index) => {
        const letter = initial(label);
        const isFirst = index === 0 || initial(links[index - 1]!.label) !== letter;
        return (
          <li
            key={url}
            data-letter={isFirst ? letter : undefined}
            className="relative break-inside-avoid py-2 pl-6 md:py-1"
          >
            <a href={url} className="[overflow-wrap:anywhere] hover:underline">
              {label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function initial(label: string): string {
  return label.normalize("NFD").replace(MARKS, "").charAt(0);
}
