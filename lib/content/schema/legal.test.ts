import { getContent } from "@/lib/content";
import { termsSchema } from "./legal";

const { terms } = getContent().pages;

test("a key term whose words do not occur in its section is rejected", () => {
  const [first, ...rest] = terms.keyTerms.items;
  const items = [{ ...first, value: "yearly in arrears" }, ...rest];
  const result = termsSchema.safeParse({ ...terms, keyTerms: { ...terms.keyTerms, items } });
  expect(result.error?.issues).toEqual([
    expect.objectContaining({
      path: ["keyTerms", "items", 0, "value"],
      message: "expected words of the section “fees-and-payment”, got “yearly in arrears”",
    }),
  ]);
});

test("a key term of an unknown section is rejected", () => {
  const items = terms.keyTerms.items.map((item) => ({ ...item, section: "nowhere" }));
  expect(termsSchema.safeParse({ ...terms, keyTerms: { ...terms.keyTerms, items } }).success).toBe(false);
});
