/** Where the data are, and from whom they are not safe; on every screen behind the sign-in. */
export function BrowserOnly() {
  return (
    <p className="mt-3 max-w-none text-small text-soft">
      Everything here stays in this browser. Nothing is sent to us, and nothing is protected from others who
      use this browser.
    </p>
  );
}
