import type { Option } from "@/components/ui/select";
import type { ListedRequest } from "./listed-request";

const collator = new Intl.Collator("en-GB");

/** The customers of a list of requests to choose from, A to Z, with the company that tells namesakes apart. */
export function customerOptions(requests: readonly ListedRequest[]): Option[] {
  const names = new Map<string, string>();
  for (const { userId, customer, company } of requests)
    if (customer !== undefined) names.set(userId, company ? `${customer}, ${company}` : customer);
  return [...names].sort(([, a], [, b]) => collator.compare(a, b));
}
