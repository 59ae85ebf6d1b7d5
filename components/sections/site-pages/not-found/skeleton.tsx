/** Lines and blocks where a page will be, below a word that it is on its way: `not-found.css`. */
export function Skeleton() {
  return (
    <div aria-hidden="true" className="page skeleton">
      <i />
      <i />
      <i />
      <i />
      <p>
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </p>
    </div>
  );
}
