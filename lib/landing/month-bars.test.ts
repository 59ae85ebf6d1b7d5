import { getContent } from "@/lib/content";
import { createComposer } from "./index";

const content = getContent();
const composer = createComposer(content, content);

it("has the contacts of each month, the busy ones marked, as the table of the months", () => {
  const { trade, busy } = composer.compose("telephone-answering-services", "plumbing", "leeds")!;
  const { label, months } = trade!.bars;
  expect(label).toBe("Calls a month");
  expect(months.map(({ name }) => name).join(" ")).toBe("Nov Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct");
  expect(months.map(({ count, isBusy }) => `${count}${isBusy ? "*" : ""}`)).toEqual(
    trade!.year.rows.map((row) => row[2]),
  );
  expect(months.filter(({ isBusy }) => isBusy)).toHaveLength(busy.months.size);
  expect(Math.max(...months.map(({ height }) => height))).toBe(1);
});
