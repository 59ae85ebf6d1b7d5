import { formatPounds } from "@/components/ui/pounds";
import { usePortalState } from "../auth-provider";
import { formatDay } from "../format";

/** Everybody who has an account here and is no administrator, with figures from their requests. */
export function CustomerTable() {
  const customers = usePortalState((state) => state.customers);
  if (customers.length === 0)
    return (
      <div className="border-t border-line py-8">
        <h2 className="text-h3">No customers yet</h2>
        <p className="mt-1 text-soft">Whoever signs up in this browser appears here.</p>
      </div>
    );
  return (
    <div role="region" aria-label="Customers" tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-[44rem] text-left text-small">
        <caption className="sr-only">Customers</caption>
        <thead>
          <tr className="text-soft">
            {["Name", "Company", "Email", "Services used", "Last active"].map((head) => (
              <th key={head} scope="col" className="pr-4 pb-2 font-semibold">
                {head}
              </th>
            ))}
            <th scope="col" className="pb-2 text-right font-semibold">
              Total spent
            </th>
          </tr>
        </thead>
        <tbody>
          {customers.map((row) => (
            <tr key={row.id} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-4 font-semibold">
                {row.firstName} {row.lastName}
              </th>
              <td className="py-2 pr-4">{row.company || "None given"}</td>
              <td className="py-2 pr-4 wrap-anywhere">{row.email}</td>
              <td className="py-2 pr-4">{row.servicesUsed.join(", ") || "None yet"}</td>
              <td className="py-2 pr-4 whitespace-nowrap">
                <time dateTime={row.lastActive}>{formatDay(row.lastActive)}</time>
              </td>
              <td className="py-2 text-right tabular-nums">{formatPounds(row.totalSpent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
