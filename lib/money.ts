/**
 * Returns a function that formats amounts as they are written in Britain, whole ones without decimals: "£1,499", "£0.50",
 * "€13.90", "A$26.44".
 *
 * @param currency ISO 4217 code
 */
export function moneyFormat(currency: string): (amount: number) => string {
  const whole = new Intl.NumberFormat("en-GB", { style: "currency", currency, minimumFractionDigits: 0 });
  const withParts = new Intl.NumberFormat("en-GB", { style: "currency", currency });
  return (amount) => (Number.isInteger(amount) ? whole : withParts).format(amount);
}
