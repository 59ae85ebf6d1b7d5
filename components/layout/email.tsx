/**
 * An email address that breaks after its @ or before a dot, where one line has no room for it. The breaks are in CSS: with
 * `wbr`, screen readers are given spaces.
 */
export function Email({ address }: { address: string }) {
  const [name, ...parts] = address.split(/(?<=@)|(?=\.)/);
  return (
    <>
      {name}
      {parts.map((part) => (
        <span key={part} className="part">
          {part}
        </span>
      ))}
    </>
  );
}
