/** Beside the name of the plan that the price list marks as `popular`. */
export function PopularMark() {
  return (
    <span className="inline-flex items-center gap-2 font-sans text-small font-semibold tracking-normal whitespace-nowrap">
      <span aria-hidden="true" className="size-2.5 rounded-full bg-amber" />
      Most popular
    </span>
  );
}
