import { usePortalState } from "../auth-provider";
import { useFocusBack } from "../use-focus-back";
import { useQueryValue } from "../use-query";
import { CustomerPage } from "./customer-page";
import { CustomerTable, linkIdOf } from "./customer-table";

/** Everybody who has an account here and is no administrator; or the one whom the URL names. */
export function Customers() {
  const customers = usePortalState((state) => state.customers);
  const open = useQueryValue("customer");
  useFocusBack(open, linkIdOf);
  if (open !== null) return <CustomerPage key={open} customer={customers.find(({ id }) => id === open)} />;
  if (customers.length > 0) return <CustomerTable customers={customers} />;
  return (
    <div className="border-t border-line py-8">
      <h2 className="text-h3">No customers yet</h2>
      <p className="mt-1 text-soft">Whoever signs up in this browser appears here.</p>
    </div>
  );
}
