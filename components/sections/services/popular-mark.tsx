/** Beside the name of the plan that the price list marks as `popular`. */
export function PopularMark() {
  return (
    <span className="rounded-full border border-ink px-2 py-0.5 font-sans text-small font-semibold tracking-normal whitespace-nowrap md:px-3 dark:border-amber dark:text-amber">
      Most popular
    </span>
  );
}
