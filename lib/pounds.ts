const whole = new Intl.NumberFormat("en-GB", {
  style: "currency",
  currency: "GBP",
  minimumFractionDigits: 0,
});
const withPence = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });

/** Formats an amount in GBP: "£1,499", "£0.50". */
export function formatPounds(amount: number): string {
  return (Number.isInteger(amount) ? whole : withPence).format(amount);
}
