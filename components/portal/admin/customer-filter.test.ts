import type { CustomerRow } from "@/lib/portal";
import {
  filterCustomers,
  isCustomerFiltered,
  NO_CUSTOMER_FILTER,
  type CustomerFilter,
} from "./customer-filter";

const base = { hasPassword: true, totalSpent: 0, lastActive: "2026-11-20T12:00:00.000Z" };
const customers: CustomerRow[] = [
  {
    ...base,
    ...{ id: "1", firstName: "Zoë", lastName: "O’Neill", company: "Reid & Co", email: "zoe@x.example" },
    ...{ requestCount: 2, servicesUsed: ["Lead Generation", "Live Chat Support"] },
  },
  {
    ...base,
    ...{ id: "2", firstName: "Bob", lastName: "Bell", company: "", email: "bob@x.example" },
    ...{ requestCount: 0, servicesUsed: [], lastActive: "2026-01-05T12:00:00.000Z" },
  },
];

test.each<[Partial<CustomerFilter>, string[]]>([
  [{}, ["1", "2"]],
  [{ query: "zoe o'neill" }, ["1"]],
  [{ query: '"reid & co"' }, ["1"]],
  [{ query: "BOB@X" }, ["2"]],
  [{ query: "chat" }, ["1"]],
  [{ query: "2026-01-05" }, ["2"]],
  [{ query: "zoe bell" }, []],
  [{ service: "Lead Generation" }, ["1"]],
  [{ requests: "none" }, ["2"]],
  [{ requests: "some", query: "x.example" }, ["1"]],
])("the filter %j leaves the customers %j", (filter, expected) =>
  expect(filterCustomers(customers, { ...NO_CUSTOMER_FILTER, ...filter }).map(({ id }) => id)).toEqual(
    expected,
  ),
);

test("a search of spaces is no filter, a service is one", () => {
  expect(isCustomerFiltered({ ...NO_CUSTOMER_FILTER, query: "  " })).toBe(false);
  expect(isCustomerFiltered({ ...NO_CUSTOMER_FILTER, service: "Lead Generation" })).toBe(true);
});
