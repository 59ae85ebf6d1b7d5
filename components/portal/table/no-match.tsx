interface NoMatchProps {
  heading: string;
  onClear: () => void;
}

/** Shown instead of a list of which nothing matches the filters. */
export function NoMatch({ heading, onClear }: NoMatchProps) {
  return (
    <div className="border-t border-line py-8">
      <h2 className="text-h3">{heading}</h2>
      <p className="mt-1 text-soft">Try another search or remove a filter.</p>
      <button type="button" className="button mt-4" onClick={onClear}>
        Clear filters
      </button>
    </div>
  );
}
