import {
  allStatuses,
  defaultPriority,
  industries,
  initialStatus,
  isOption,
  priorities,
  services,
  statuses,
  wordsOf,
} from "./options";

test("services and industries are complete and in order", () => {
  expect(services.join(", ")).toBe(
    "Call Center Outsourcing, Live Chat Support, Telephone Answering Services, Virtual Assistant, " +
      "Dispatching Services, Lead Generation, Customer Support, Technical Support, Multilingual Support, " +
      "eCommerce Support",
  );
  expect(industries.join(", ")).toBe(
    "Plumbing, HVAC, Electrical Services, Healthcare, Legal Services, Automotive, Real Estate, Technology, " +
      "Construction, Financial Services",
  );
});

test("statuses and priorities are complete, with pending and medium as defaults", () => {
  expect(statuses).toEqual(["pending", "in-progress", "completed"]);
  expect(initialStatus).toBe("pending");
  expect(priorities).toEqual(["low", "medium", "high"]);
  expect(defaultPriority).toBe("medium");
});

test("statuses and priorities are shown in words with a capital", () => {
  expect(allStatuses.map(wordsOf)).toEqual(["Pending", "In progress", "Completed", "Cancelled"]);
  expect(priorities.map(wordsOf)).toEqual(["Low", "Medium", "High"]);
});

test("only values of the list are options", () => {
  expect(isOption(statuses, "completed")).toBe(true);
  for (const value of ["done", "", "Completed", undefined, null, 0, "__proto__", "length"]) {
    expect(isOption(statuses, value)).toBe(false);
  }
});
