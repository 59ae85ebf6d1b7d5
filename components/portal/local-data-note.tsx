/** Explains where the data is stored. Shown on both dashboards. */
export function LocalDataNote() {
  return (
    <p className="mt-3 max-w-none text-small text-soft">
      Everything here stays in this browser. Nothing is sent to us, and nothing is protected from others who
      use this browser.
    </p>
  );
}
