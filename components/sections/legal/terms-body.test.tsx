/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getContent, pickClaims } from "@/lib/content";
import { TermsBody } from "./terms-body";

const { pages, site, claims } = getContent();

beforeEach(() => {
  render(<TermsBody page={pages.terms} site={site} />);
});

/** The whole text of one numbered section. */
function textOf(name: string): string {
  return screen.getByRole("region", { name }).textContent ?? "";
}

test("14 numbered sections, then contact information", () => {
  const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent ?? "");
  const numbered = headings.filter((heading) => /^\d+\. /.test(heading));
  expect(numbered.map((heading) => Number.parseInt(heading, 10))).toEqual(
    Array.from({ length: 14 }, (_, index) => index + 1),
  );
  expect(headings.at(-1)).toBe("Contact information");
});

test.each([
  ["5. Fees and payment", "billed monthly in advance"],
  ["5. Fees and payment", "payment within 14 days"],
  ["5. Fees and payment", "8% over base rate"],
  ["5. Fees and payment", "suspend the services after 30 days unpaid"],
  ["5. Fees and payment", "change prices with 30 days' notice"],
  ["5. Fees and payment", "(GBP)"],
  ["6. Service levels", "99.5%"],
  ["7. Duration and ending", "about 25% of the remaining value"],
  ["9. Data protection", "within 72 hours"],
  ["12. Liability", "capped at 12 months of fees"],
  ["13. Disputes", "30 days of good-faith negotiation"],
  ["14. Governing law and general", "Scottish law governs"],
])("section %s says “%s”", (section, words) => {
  expect(textOf(section)).toContain(words);
});

test("negotiation comes before mediation, and mediation before arbitration", () => {
  const text = textOf("13. Disputes");
  const steps = ["negotiation", "mediation", "arbitrator"].map((word) => text.indexOf(word));
  expect(steps.every((position) => position >= 0)).toBe(true);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

test("uptime is the figure of the claims register", () => {
  const [uptime] = pickClaims(claims, ["uptime"]);
  expect(textOf("6. Service levels")).toContain(uptime?.value);
});

test("clauses are numbered within their section", () => {
  const fees = within(screen.getByRole("region", { name: "5. Fees and payment" }));
  expect(fees.getByText("5.1")).toBeTruthy();
  expect(fees.getByText("5.2")).toBeTruthy();
});

test("each key term leads to the section that binds", () => {
  for (const { label, section } of pages.terms.keyTerms.items) {
    expect(screen.getByRole("link", { name: label }).getAttribute("href")).toBe(`#${section}`);
    expect(document.getElementById(section)).not.toBeNull();
  }
});
